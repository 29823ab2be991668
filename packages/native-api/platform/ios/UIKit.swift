class UIResponder: NSObject {}
class UIView: UIResponder {
  init(frame: CGRect = .zero)
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }
  var autoresizingMask: UIView.AutoresizingMask { get set }
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var backgroundColor: UIColor? { get set }
  var tintColor: UIColor? { get set }
  var isHidden: Bool { get set }
  var alpha: CGFloat { get set }
  var safeAreaInsets: UIEdgeInsets { get }
  var safeAreaLayoutGuide: UILayoutGuide { get }
  var traitCollection: UITraitCollection { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var superview: UIView? { get }
  var subviews: [UIView] { get }
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityElements: [Any]? { get set }
  func addSubview(_ view: UIView)
  func insertSubview(_ view: UIView, at index: Int)
  func bringSubviewToFront(_ view: UIView)
  func removeFromSuperview()
  func layoutIfNeeded()
  func setNeedsLayout()
  func addGestureRecognizer(_ recognizer: UIGestureRecognizer)
  static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  struct AutoresizingMask: OptionSet {
    static let flexibleWidth: UIView.AutoresizingMask
    static let flexibleHeight: UIView.AutoresizingMask
  }
}
class UIGestureRecognizer: NSObject {}
class UILayoutGuide: NSObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}
class NSLayoutConstraint: NSObject {
  static func activate(_ constraints: [NSLayoutConstraint])
  var isActive: Bool { get set }
  var constant: CGFloat { get set }
}
class NSLayoutXAxisAnchor: NSObject {
  func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
}
class NSLayoutYAxisAnchor: NSObject {
  func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
}
class NSLayoutDimension: NSObject {
  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1) -> NSLayoutConstraint
}
class UIViewController: UIResponder {
  init(nibName: String?, bundle: Bundle?)
  init?(coder: NSCoder)
  init()
  var view: UIView! { get set }
  var title: String? { get set }
  var navigationItem: UINavigationItem { get }
  var navigationController: UINavigationController? { get }
  var traitCollection: UITraitCollection { get }
  var presentedViewController: UIViewController? { get }
  var isMovingFromParent: Bool { get }
  var isBeingDismissed: Bool { get }
  var contentUnavailableConfiguration: (any UIContentConfiguration)? { get set }
  func registerForTraitChanges(_ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void)
  func didReceiveMemoryWarning()
  func loadView()
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func traitCollectionDidChange(_ previous: UITraitCollection?)
  func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
  func dismiss(animated: Bool, completion: (() -> Void)? = nil)
  func show(_ controller: UIViewController, sender: Any?)
}
protocol UIContentConfiguration {}
struct UIContentUnavailableConfiguration: UIContentConfiguration {
  static func loading() -> UIContentUnavailableConfiguration
  static func empty() -> UIContentUnavailableConfiguration
  var text: String?
  var secondaryText: String?
  var image: UIImage?
  var button: UIButton.Configuration
  var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties
  struct ButtonProperties {
    var primaryAction: UIAction?
  }
}
protocol UITraitDefinition {}
struct UITraitUserInterfaceStyle: UITraitDefinition {}
struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
class UIFontMetrics: NSObject {
  static var `default`: UIFontMetrics { get }
  func scaledValue(for value: CGFloat) -> CGFloat
}
class UINavigationItem: NSObject {
  var title: String? { get set }
  var searchController: UISearchController? { get set }
  var rightBarButtonItem: UIBarButtonItem? { get set }
}
class UINavigationController: UIViewController {
  func pushViewController(_ controller: UIViewController, animated: Bool)
}
class UIBarButtonItem: NSObject {
  init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
}
class UISearchController: UIViewController {
  init(searchResultsController: UIViewController?)
  var searchBar: UISearchBar { get }
  weak var searchResultsUpdater: (any UISearchResultsUpdating)? { get set }
}
class UISearchBar: UIView {
  var text: String? { get set }
  var placeholder: String? { get set }
}
protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
class UITraitCollection: NSObject {
  var userInterfaceStyle: UIUserInterfaceStyle { get }
}
enum UIUserInterfaceStyle {
  case unspecified
  case light
  case dark
}
class UIColor: NSObject, Sendable {
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  init(white: CGFloat, alpha: CGFloat)
  init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  init?(named name: String)
  init(_ color: Color)
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  static var systemBlue: UIColor { get }
  static var systemRed: UIColor { get }
  static var systemGreen: UIColor { get }
  static var systemOrange: UIColor { get }
  static var systemYellow: UIColor { get }
  static var systemPurple: UIColor { get }
  static var systemTeal: UIColor { get }
  static var systemIndigo: UIColor { get }
  static var systemGray: UIColor { get }
  static var systemBackground: UIColor { get }
  static var secondarySystemBackground: UIColor { get }
  static var label: UIColor { get }
  static var secondaryLabel: UIColor { get }
  static var tintColor: UIColor { get }
  static var white: UIColor { get }
  static var black: UIColor { get }
  static var clear: UIColor { get }
}
class UIImage: NSObject, Sendable {
  init?(named name: String)
  init?(systemName name: String)
  init?(data: Data)
  var size: CGSize { get }
  func pngData() -> Data?
  func preparingThumbnail(of size: CGSize) -> UIImage?
  func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
}
struct UIEdgeInsets: Hashable, Sendable {
  static let zero: UIEdgeInsets
  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat
}
class UIFont: NSObject {
  static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  var pointSize: CGFloat { get }
  struct TextStyle {
    static let body: UIFont.TextStyle
    static let footnote: UIFont.TextStyle
    static let headline: UIFont.TextStyle
  }
}
class UILabel: UIView {
  var text: String? { get set }
  var font: UIFont! { get set }
  var textColor: UIColor! { get set }
  var numberOfLines: Int { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }
}
class UIImageView: UIView {
  init(image: UIImage?)
  var image: UIImage? { get set }
}
class UIActivityIndicatorView: UIView {
  init(style: UIActivityIndicatorView.Style)
  func startAnimating()
  func stopAnimating()
  enum Style {
    case medium
    case large
  }
}
class UIControl: UIView {
  var isEnabled: Bool { get set }
  func addAction(_ action: UIAction, for event: UIControl.Event)
  struct Event {
    static let touchUpInside: UIControl.Event
    static let valueChanged: UIControl.Event
    static let editingChanged: UIControl.Event
  }
}
class UIButton: UIControl {
  init(type: UIButton.ButtonType)
  init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  func setTitle(_ title: String?, for state: UIButton.State)
  enum ButtonType {
    case system
    case custom
  }
  struct State {
    static let normal: UIButton.State
  }
  struct Configuration {
    static func filled() -> UIButton.Configuration
    static func plain() -> UIButton.Configuration
    var title: String?
    var image: UIImage?
  }
}
class UISwitch: UIControl {
  var isOn: Bool { get set }
}
class UISlider: UIControl {
  var value: Float { get set }
  var minimumValue: Float { get set }
  var maximumValue: Float { get set }
}
class UISegmentedControl: UIControl {
  init(items: [Any]?)
  var selectedSegmentIndex: Int { get set }
  var numberOfSegments: Int { get }
  func insertSegment(withTitle title: String?, at index: Int, animated: Bool)
  func removeAllSegments()
}
class UIStackView: UIView {
  init(arrangedSubviews: [UIView])
  var axis: NSLayoutConstraint.Axis { get set }
  var spacing: CGFloat { get set }
  func addArrangedSubview(_ view: UIView)
}
extension NSLayoutConstraint {
  enum Axis {
    case horizontal
    case vertical
  }
}
class UIMenuElement: NSObject {}
class UIMenu: UIMenuElement {
  init(title: String = "", children: [UIMenuElement] = [])
}
class UIAction: UIMenuElement {
  init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void)
}
class UIAlertController: UIViewController {
  init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
  func addAction(_ action: UIAlertAction)
  enum Style {
    case alert
    case actionSheet
  }
}
class UIAlertAction: NSObject {
  init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
  enum Style {
    case `default`
    case cancel
    case destructive
  }
}
enum UIAccessibility {
  static var isReduceMotionEnabled: Bool { get }
  static var isVoiceOverRunning: Bool { get }
  static func post(notification: UIAccessibility.Notification, argument: Any?)
  struct Notification {
    static let announcement: UIAccessibility.Notification
    static let layoutChanged: UIAccessibility.Notification
  }
}
class UIApplication: UIResponder {
  static var shared: UIApplication { get }
  static let openSettingsURLString: String
  func open(_ url: URL)
}
class UITableView: UIView {
  weak var dataSource: (any UITableViewDataSource)? { get set }
  weak var delegate: (any UITableViewDelegate)? { get set }
  func reloadData()
  func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String)
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  func deselectRow(at indexPath: IndexPath, animated: Bool)
  enum Style {
    case plain
    case grouped
    case insetGrouped
  }
}
class UITableViewController: UIViewController {
  init(style: UITableView.Style)
  var tableView: UITableView! { get set }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func numberOfSections(in tableView: UITableView) -> Int
}
class UITableViewCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  func defaultContentConfiguration() -> UIListContentConfiguration
}
struct UIListContentConfiguration: UIContentConfiguration {
  var text: String?
  var secondaryText: String?
  var image: UIImage?
}
struct IndexPath: Hashable, Sendable {
  var section: Int
  var row: Int
}
protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
