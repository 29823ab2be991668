/// What went wrong, with a code for programs and a message for people.
///
/// ```swift
/// do {
///     try await mapView.floors.set("f_attic")
/// } catch let error as MapError where error.code == .timeout {
///     print(error.message)
/// }
/// ```
struct MapError: LocalizedError, Sendable {
  /// What went wrong. Codes are stable.
  let code: Code
  /// What went wrong and what to do, in English.
  let message: String

  /// What can go wrong.
  enum Code: String, Sendable {
    /// The task was cancelled, or another venue was shown before this one was ready.
    case aborted = "bridge/aborted"
    /// A message between app and web view was not understood.
    case badMessage = "bridge/bad-message"
    /// A value cannot cross to the web view.
    case cannotSend = "bridge/cannot-send"
    /// The map was removed before the call was answered.
    case closed = "bridge/closed"
    /// Something failed inside the web view that has no code.
    case failed = "bridge/failed"
    /// The page in the web view did not start.
    case noHost = "bridge/no-host"
    /// No venue is shown yet.
    case notShown = "bridge/not-shown"
    /// The page in the web view is of another release of the SDK.
    case protocolMismatch = "bridge/protocol-mismatch"
    /// The web view did not answer in time.
    case timeout = "bridge/timeout"
    /// The answer was too large to cross.
    case tooLarge = "bridge/too-large"
    /// The thing was removed before.
    case unknownHandle = "bridge/unknown-handle"
    /// The system ended the web view.
    case webViewLost = "bridge/web-view-lost"
    /// The device offers no WebGL 2.
    case noWebGL = "map-view/no-webgl"
    /// There is no venue of this id.
    case unknownVenue = "map-view/unknown-venue"
    /// The key does not open this venue.
    case wrongKey = "map-view/wrong-key"
    /// The venue did not arrive.
    case network = "map-view/network"
    /// The bundle cannot be read.
    case badBundle = "map-view/bad-bundle"
    /// An option has a value out of range.
    case badOption = "map-view/bad-option"
    /// The target has no place in this venue.
    case unknownTarget = "map-view/unknown-target"
    /// The state is not one of this venue.
    case badViewState = "map-view/bad-view-state"
    /// A model could not be loaded.
    case modelFailed = "map-view/model-failed"
    /// A picture could not be loaded.
    case imageFailed = "map-view/image-failed"
    /// There is no element of this id.
    case unknownElement = "venue/unknown-element"
    /// The venue does not have this language.
    case unknownLanguage = "venue/unknown-language"
  }
}
