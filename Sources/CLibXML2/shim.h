#pragma once
#include <libxml/xmlversion.h>
/* Debian's libxml2 brings ICU's headers along, whose types Foundation declares in a module of its own. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
