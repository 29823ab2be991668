protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}
protocol App {
  associatedtype Body: Scene
  var body: Self.Body { get }
}
protocol Scene {}
struct WindowGroup<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content)
}
struct Binding<Value> {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
  var wrappedValue: Value { get set }
  static func constant(_ value: Value) -> Binding<Value>
}
struct Text: View {
  init(_ content: String)
  init(verbatim content: String)
}
struct Image: View {
  init(systemName: String)
  init(_ name: String)
  init(uiImage: UIImage)
  func resizable() -> Image
}
struct Color: View, Hashable, Sendable {
  init(_ color: UIColor)
  init(red: Double, green: Double, blue: Double)
  static let red: Color
  static let green: Color
  static let blue: Color
  static let orange: Color
  static let primary: Color
  static let secondary: Color
  static let accentColor: Color
  static let clear: Color
  func opacity(_ opacity: Double) -> Color
}
struct Spacer: View {
  init()
}
struct Divider: View {
  init()
}
struct EmptyView: View {
  init()
}
struct ProgressView: View {
  init()
  init(_ title: String)
}
struct VStack<Content: View>: View {
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct HStack<Content: View>: View {
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct ZStack<Content: View>: View {
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
struct Group<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct ScrollView<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct Form<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct Section<Content: View>: View {
  init(_ title: String, @ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content)
}
struct List<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
  init<Item: Identifiable>(_ data: [Item], @ViewBuilder rowContent: @escaping (Item) -> Content)
  init<Item, ID>(_ data: [Item], id: KeyPath<Item, ID>, @ViewBuilder rowContent: @escaping (Item) -> Content)
}
struct ForEach<Content: View>: View {
  init<Item: Identifiable>(_ data: [Item], @ViewBuilder content: @escaping (Item) -> Content)
  init<Item, ID>(_ data: [Item], id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content)
  init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
struct NavigationStack<Content: View>: View {
  init(@ViewBuilder root: () -> Content)
}
struct NavigationLink<Content: View>: View {
  init<Destination: View>(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content)
  init<Destination: View>(_ title: String, @ViewBuilder destination: () -> Destination)
  init<Value: Hashable>(_ title: String, value: Value)
}
struct TabView<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct Button<Content: View>: View {
  init(_ title: String, action: @escaping () -> Void)
  init(_ title: String, systemImage: String, action: @escaping () -> Void)
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Content)
}
struct Toggle: View {
  init(_ title: String, isOn: Binding<Bool>)
}
struct TextField: View {
  init(_ title: String, text: Binding<String>)
}
struct Slider: View {
  init(value: Binding<Double>, in range: ClosedRange<Double>)
}
struct Picker<Content: View>: View {
  init<Value: Hashable>(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content)
}
struct Link: View {
  init(_ title: String, destination: URL)
}
struct AsyncImage: View {
  init(url: URL?)
}
struct ContentUnavailableView: View {
  init(_ title: String, systemImage: String, description: Text? = nil)
}
struct HorizontalAlignment {
  static let leading: HorizontalAlignment
  static let center: HorizontalAlignment
  static let trailing: HorizontalAlignment
}
struct VerticalAlignment {
  static let top: VerticalAlignment
  static let center: VerticalAlignment
  static let bottom: VerticalAlignment
}
struct Alignment {
  static let center: Alignment
  static let top: Alignment
  static let bottom: Alignment
  static let leading: Alignment
  static let trailing: Alignment
  static let topLeading: Alignment
  static let topTrailing: Alignment
  static let bottomLeading: Alignment
  static let bottomTrailing: Alignment
}
enum ColorScheme: Hashable {
  case light
  case dark
}
struct Edge {
  struct Set {
    static let all: Edge.Set
    static let top: Edge.Set
    static let bottom: Edge.Set
    static let horizontal: Edge.Set
    static let vertical: Edge.Set
    static let leading: Edge.Set
    static let trailing: Edge.Set
  }
}
struct Font {
  static let headline: Font
  static let subheadline: Font
  static let body: Font
  static let caption: Font
  static let title: Font
  static let title2: Font
  static let footnote: Font
}
struct Material {
  static let regularMaterial: Material
  static let thinMaterial: Material
  static let ultraThinMaterial: Material
}
enum ScenePhase: Comparable {
  case active
  case inactive
  case background
}
struct EnvironmentValues {
  var colorScheme: ColorScheme { get set }
  var accessibilityReduceMotion: Bool { get }
  var scenePhase: ScenePhase { get }
  var dismiss: DismissAction { get }
}
struct DismissAction {
  func callAsFunction()
}
struct PresentationDetent: Hashable {
  static let medium: PresentationDetent
  static let large: PresentationDetent
  static func height(_ height: CGFloat) -> PresentationDetent
}
enum PickerStyleValue {
  case automatic
  case menu
  case segmented
  case inline
  case wheel
}
enum ButtonStyleValue {
  case automatic
  case bordered
  case borderedProminent
  case plain
}
struct RoundedRectangle: View {
  init(cornerRadius: CGFloat)
}
struct Capsule: View {
  init()
}
struct Circle: View {
  init()
}
extension View {
  func padding(_ length: CGFloat) -> some View
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
  func font(_ font: Font?) -> some View
  func foregroundStyle(_ color: Color) -> some View
  func background(_ material: Material) -> some View
  func background<Shape: View>(_ material: Material, in shape: Shape) -> some View
  func background<Content: View>(_ content: Content) -> some View
  func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View
  func safeAreaInset<Content: View>(edge: VerticalEdge, @ViewBuilder content: () -> Content) -> some View
  func ignoresSafeArea(edges: Edge.Set = .all) -> some View
  func clipShape<Shape: View>(_ shape: Shape) -> some View
  func task(_ action: @escaping () async -> Void) -> some View
  func task<ID: Equatable>(id: ID, _ action: @escaping () async -> Void) -> some View
  func onAppear(perform action: (() -> Void)? = nil) -> some View
  func onDisappear(perform action: (() -> Void)? = nil) -> some View
  func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View
  func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> some View
  func onTapGesture(perform action: @escaping () -> Void) -> some View
  func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
  func onSubmit(_ action: @escaping () -> Void) -> some View
  func searchable(text: Binding<String>, prompt: String = "") -> some View
  func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  func alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> any View) -> some View
  func navigationTitle(_ title: String) -> some View
  func navigationDestination<Value: Hashable, Content: View>(for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content) -> some View
  func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View
  func tag<Value: Hashable>(_ tag: Value) -> some View
  func pickerStyle(_ style: PickerStyleValue) -> some View
  func buttonStyle(_ style: ButtonStyleValue) -> some View
  func disabled(_ disabled: Bool) -> some View
  func opacity(_ opacity: Double) -> some View
  func environmentObject<Model: ObservableObject>(_ model: Model) -> some View
  func accessibilityLabel(_ label: String) -> some View
  func accessibilityHidden(_ hidden: Bool) -> some View
  func bold() -> some View
  func lineLimit(_ number: Int?) -> some View
}
enum VerticalEdge {
  case top
  case bottom
}
protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: UIViewRepresentableContext<Self>) -> Self.UIViewType
  func updateUIView(_ view: Self.UIViewType, context: UIViewRepresentableContext<Self>)
  func makeCoordinator() -> Self.Coordinator
  static func dismantleUIView(_ view: Self.UIViewType, coordinator: Self.Coordinator)
}
extension UIViewRepresentable {
  var body: Never { get }
  func makeCoordinator() -> Self.Coordinator
  static func dismantleUIView(_ view: Self.UIViewType, coordinator: Self.Coordinator)
}
struct UIViewRepresentableContext<Representable> {
  var coordinator: Representable.Coordinator { get }
  var environment: EnvironmentValues { get }
}
