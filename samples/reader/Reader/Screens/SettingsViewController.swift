import UIKit

final class SettingsViewController: UITableViewController {
  @IBOutlet weak var nightSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    nightSwitch.isOn = true
  }
}
