class NSObject: Hashable, AnyObject {
  init()
}
class NSCoder: NSObject {}
typealias TimeInterval = Double
struct CGFloat: Hashable, Comparable, BinaryFloatingPoint, Sendable {
  init(_ value: Double)
  init(_ value: Int)
}
struct CGPoint: Hashable, Sendable {
  static let zero: CGPoint
  var x: CGFloat
  var y: CGFloat
}
struct CGSize: Hashable, Sendable {
  static let zero: CGSize
  var width: CGFloat
  var height: CGFloat
}
struct CGRect: Hashable, Sendable {
  static let zero: CGRect
  var origin: CGPoint
  var size: CGSize
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  var width: CGFloat { get }
  var height: CGFloat { get }
  var minX: CGFloat { get }
  var minY: CGFloat { get }
  var maxX: CGFloat { get }
  var maxY: CGFloat { get }
  var midX: CGFloat { get }
  var midY: CGFloat { get }
}
struct URL: Hashable, Sendable {
  init?(string: String)
  init(fileURLWithPath path: String)
  var absoluteString: String { get }
  var lastPathComponent: String { get }
  var pathComponents: [String] { get }
  var host: String? { get }
  var path: String { get }
  var fragment: String? { get }
  func appendingPathComponent(_ component: String) -> URL
  func appending(path: String) -> URL
  static var applicationSupportDirectory: URL { get }
  static var cachesDirectory: URL { get }
}
struct URLComponents {
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  init?(string: String)
  var queryItems: [URLQueryItem]? { get set }
  var url: URL? { get }
}
struct URLQueryItem {
  init(name: String, value: String?)
  var name: String { get }
  var value: String? { get }
}
struct Data: Hashable, Sendable {
  init()
  init(contentsOf url: URL) throws
  var count: Int { get }
  var isEmpty: Bool { get }
  func write(to url: URL, options: Data.WritingOptions = []) throws
  struct WritingOptions: OptionSet {
    static let atomic: Data.WritingOptions
  }
}
struct Date: Hashable, Comparable, Sendable {
  init()
  static var now: Date { get }
  func addingTimeInterval(_ interval: TimeInterval) -> Date
  func timeIntervalSince(_ date: Date) -> TimeInterval
  var timeIntervalSince1970: TimeInterval { get }
}
struct TimeZone: Hashable, Sendable {
  init?(identifier: String)
  static var current: TimeZone { get }
  var identifier: String { get }
}
struct Locale: Sendable {
  static var current: Locale { get }
  var identifier: String { get }
}
struct UUID: Hashable, Sendable {
  init()
  var uuidString: String { get }
}
struct NSRange: Hashable, Sendable {
  var location: Int
  var length: Int
}
struct CharacterSet: Sendable {
  static var whitespaces: CharacterSet { get }
  static var whitespacesAndNewlines: CharacterSet { get }
}
enum ComparisonResult {
  case orderedAscending
  case orderedSame
  case orderedDescending
}
protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { get }
}
final class Bundle: NSObject {
  static var main: Bundle { get }
  func url(forResource name: String?, withExtension ext: String?) -> URL?
  func object(forInfoDictionaryKey key: String) -> Any?
}
final class FileManager: NSObject {
  static var `default`: FileManager { get }
  func urls(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask) -> [URL]
  func fileExists(atPath path: String) -> Bool
  func removeItem(at url: URL) throws
  func moveItem(at srcURL: URL, to dstURL: URL) throws
  func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws
  enum SearchPathDirectory {
    case cachesDirectory
    case documentDirectory
  }
  enum SearchPathDomainMask {
    case userDomainMask
  }
}
final class UserDefaults: NSObject {
  static var standard: UserDefaults { get }
  func set(_ value: Any?, forKey key: String)
  func string(forKey key: String) -> String?
  func data(forKey key: String) -> Data?
  func bool(forKey key: String) -> Bool
}
final class JSONEncoder {
  init()
  func encode<T: Encodable>(_ value: T) throws -> Data
}
final class JSONDecoder {
  init()
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
final class URLSession: NSObject, Sendable {
  static var shared: URLSession { get }
  func data(from url: URL) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
}
class URLResponse: NSObject {}
class HTTPURLResponse: URLResponse {
  var statusCode: Int { get }
  func value(forHTTPHeaderField field: String) -> String?
}
struct URLRequest: Hashable, Sendable {
  init(url: URL)
  var cachePolicy: URLRequest.CachePolicy { get set }
  func setValue(_ value: String?, forHTTPHeaderField field: String)
  enum CachePolicy {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
  }
}
struct URLError: Error {
  init(_ code: URLError.Code)
  var code: URLError.Code { get }
  struct Code: Hashable, Sendable {
    static var badServerResponse: URLError.Code { get }
    static var cannotConnectToHost: URLError.Code { get }
    static var networkConnectionLost: URLError.Code { get }
    static var notConnectedToInternet: URLError.Code { get }
    static var timedOut: URLError.Code { get }
  }
}
struct CocoaError: Error {
  init(_ code: CocoaError.Code)
  var code: CocoaError.Code { get }
  struct Code: Hashable, Sendable {
    static var fileNoSuchFile: CocoaError.Code { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
  }
}
final class DispatchQueue {
  static var main: DispatchQueue { get }
  func async(execute work: @escaping () -> Void)
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
}
struct DispatchTime {
  static func now() -> DispatchTime
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime
}
final class Timer: NSObject {
  static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
  func invalidate()
}
class Unit: NSObject {}
class Dimension: Unit {}
final class UnitLength: Dimension {
  static var meters: UnitLength { get }
}
struct Measurement<UnitType: Unit> {
  init(value: Double, unit: UnitType)
  func formatted() -> String
}
class Formatter: NSObject {}
class NumberFormatter: Formatter {
  init()
  var maximumFractionDigits: Int { get set }
}
final class MeasurementFormatter: Formatter {
  init()
  var unitOptions: MeasurementFormatter.UnitOptions { get set }
  var numberFormatter: NumberFormatter! { get set }
  func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String
  struct UnitOptions: OptionSet {
    static let naturalScale: MeasurementFormatter.UnitOptions
    static let providedUnit: MeasurementFormatter.UnitOptions
  }
}
final class DateComponentsFormatter: Formatter {
  init()
  func string(from interval: TimeInterval) -> String?
}
final class NSUserActivity: NSObject {
  init(activityType: String)
  var webpageURL: URL? { get set }
}
