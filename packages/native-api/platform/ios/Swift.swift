protocol Sendable {}
protocol AnyObject {}
protocol Equatable {}
protocol Hashable: Equatable {}
protocol Comparable: Equatable {}
protocol Identifiable {
  associatedtype ID
}
protocol CaseIterable {}
extension CaseIterable {
  static var allCases: [Self] { get }
}
protocol RawRepresentable {}
protocol CustomStringConvertible {
  var description: String { get }
}
protocol Error: Sendable {}
extension Error {
  var localizedDescription: String { get }
}
protocol OptionSet: Equatable {}
extension OptionSet {
  func contains(_ member: Self) -> Bool
  func insert(_ newMember: Self)
  func remove(_ member: Self)
}
protocol ExpressibleByStringLiteral {}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
protocol Encodable {}
protocol Decodable {}
protocol Codable: Encodable, Decodable {}
protocol Numeric {}
protocol BinaryInteger: Numeric {}
protocol BinaryFloatingPoint: Numeric {}
protocol StringProtocol {}

struct Void {}
struct Never: Error {}
struct Any {}
struct Bool: Hashable, Sendable, Codable {
  func toggle()
}
struct Character: Hashable, Sendable {}
struct Int: Hashable, Comparable, BinaryInteger, Sendable, Codable {
  init(_ value: Double)
  init?(_ text: String)
  init?(_ text: Substring, radix: Int)
  static let max: Int
  static func random(in range: ClosedRange<Int>) -> Int
}
struct Double: Hashable, Comparable, BinaryFloatingPoint, Sendable, Codable {
  init(_ value: Int)
  init(_ value: CGFloat)
  init?(_ text: String)
  static let infinity: Double
  static let pi: Double
  func rounded() -> Double
  func formatted() -> String
  func formatted(_ style: FloatingPointFormatStyle) -> String
}
struct Float: Hashable, Comparable, BinaryFloatingPoint, Sendable, Codable {
  init(_ value: Double)
  init(_ value: Int)
}
struct FloatingPointFormatStyle {
  func precision(_ precision: NumberFormatStylePrecision) -> FloatingPointFormatStyle
  static var number: FloatingPointFormatStyle { get }
}
struct NumberFormatStylePrecision {
  static func fractionLength(_ length: Int) -> NumberFormatStylePrecision
}
extension Int {
  func formatted() -> String
}
struct String: Hashable, Comparable, ExpressibleByStringInterpolation, StringProtocol, Sendable, Codable {
  init(_ value: Int)
  init(_ value: Double)
  init(describing value: Any)
  init?(data: Data, encoding: String.Encoding)
  init(contentsOf url: URL, encoding: String.Encoding) throws
  init(localized key: String)
  struct Encoding {
    static let utf8: String.Encoding
  }
  var isEmpty: Bool { get }
  var count: Int { get }
  var first: Character? { get }
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func contains(_ other: String) -> Bool
  func lowercased() -> String
  func uppercased() -> String
  func trimmingCharacters(in set: CharacterSet) -> String
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult
  func localizedStandardCompare(_ other: String) -> ComparisonResult
  func replacingOccurrences(of target: String, with replacement: String) -> String
  func split(separator: Character) -> [String]
  func prefix(_ maxLength: Int) -> String
  func dropFirst(_ k: Int = 1) -> Substring
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
  func data(using encoding: String.Encoding) -> Data?
  static func += (lhs: inout String, rhs: String)
}
struct Substring: Hashable, Comparable, StringProtocol, Sendable {}
struct Array<Element>: Hashable, Sendable {
  init()
  init(_ elements: Set<Element>)
  init(_ elements: [Element])
  init(repeating repeatedValue: Element, count: Int)
  var isEmpty: Bool { get }
  var count: Int { get }
  var first: Element? { get }
  var last: Element? { get }
  var indices: Range<Int> { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(index: Int) -> Element { get set }
  subscript(range: Range<Int>) -> [Element] { get }
  func append(_ element: Element)
  func append(contentsOf elements: [Element])
  func insert(_ element: Element, at index: Int)
  func remove(at index: Int) -> Element
  func removeAll()
  func removeAll(where shouldRemove: (Element) -> Bool)
  func removeFirst() -> Element
  func removeLast() -> Element
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
  func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
  func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func enumerated() -> [(offset: Int, element: Element)]
  func reversed() -> [Element]
  func prefix(_ maxLength: Int) -> [Element]
  func dropFirst(_ k: Int = 1) -> [Element]
  func dropLast(_ k: Int = 1) -> [Element]
  func randomElement() -> Element?
}
extension Array where Element: Comparable {
  func sorted() -> [Element]
  func min() -> Element?
  func max() -> Element?
}
extension Array where Element: Equatable {
  func contains(_ element: Element) -> Bool
  func firstIndex(of element: Element) -> Int?
}
extension Array where Element == String {
  func joined(separator: String = "") -> String
}
struct Dictionary<Key, Value>: Hashable, Sendable, Codable {
  init()
  init<Item>(grouping values: [Item], by keyForValue: (Item) throws -> Key) rethrows where Value == [Item]
  init(uniqueKeysWithValues pairs: [(Key, Value)])
  var isEmpty: Bool { get }
  var count: Int { get }
  var keys: [Key] { get }
  var values: [Value] { get }
  subscript(key: Key) -> Value? { get set }
  subscript(key: Key, default value: Value) -> Value { get set }
  func map<T>(_ transform: ((key: Key, value: Value)) throws -> T) rethrows -> [T]
  func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
  func sorted(by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool) rethrows -> [(key: Key, value: Value)]
  func removeValue(forKey key: Key) -> Value?
  func removeAll()
}
struct Set<Element>: Hashable, Sendable {
  init()
  init(_ elements: [Element])
  var isEmpty: Bool { get }
  var count: Int { get }
  func contains(_ element: Element) -> Bool
  func insert(_ element: Element)
  func remove(_ element: Element) -> Element?
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
}
struct Range<Bound> {
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
  func contains(_ element: Bound) -> Bool
}
struct ClosedRange<Bound> {
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
  func contains(_ element: Bound) -> Bool
}
struct Optional<Wrapped> {
  init(_ value: Wrapped)
  func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T?
  func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T?
}
final class KeyPath<Root, Value> {}
struct Task<Success, Failure>: Sendable {
  init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
  func cancel()
  var isCancelled: Bool { get }
  var value: Success { get }
  static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure>
  static var isCancelled: Bool { get }
  static func sleep(for duration: Duration) async throws
  static func sleep(nanoseconds duration: Int) async throws
  static func checkCancellation() throws
  static func yield() async
}
struct TaskPriority {
  static let userInitiated: TaskPriority
  static let background: TaskPriority
}
struct CancellationError: Error {}
struct Duration: Sendable {
  static func seconds(_ seconds: Double) -> Duration
  static func milliseconds(_ milliseconds: Int) -> Duration
}
struct AsyncStream<Element> {}
struct AsyncThrowingStream<Element, Failure> {}
actor MainActor {
  static func run<T>(_ body: () throws -> T) async rethrows -> T
  static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T
}
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func fatalError(_ message: String = "") -> Never
func min<T: Comparable>(_ x: T, _ y: T) -> T
func max<T: Comparable>(_ x: T, _ y: T) -> T
func abs<T: Numeric>(_ x: T) -> T
func zip<A, B>(_ first: [A], _ second: [B]) -> [(A, B)]
