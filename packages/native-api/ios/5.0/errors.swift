/// An error of the SDK, with a code for programs and a message for people.
///
/// ```swift
/// do {
///     try await mapView.floors.set("f_attic")
/// } catch let error as MapError where error.code == .timeout {
///     print(error.message)
/// }
/// ```
struct MapError: LocalizedError, Sendable {
  /// Cause of the error. Codes are stable.
  let code: Code
  /// Cause of the error and what to do, in English.
  let message: String

  /// Causes of an error.
  enum Code: String, Sendable {
    /// The task was cancelled, or another venue was shown before this one was ready.
    case aborted = "bridge/aborted"
    /// A message between the app and the web view was not understood.
    case badMessage = "bridge/bad-message"
    /// A value cannot be passed to the web view.
    case cannotSend = "bridge/cannot-send"
    /// The map was removed before the call returned.
    case closed = "bridge/closed"
    /// The web view reported an error that has no code.
    case failed = "bridge/failed"
    /// The page in the web view did not start.
    case noHost = "bridge/no-host"
    /// No venue is shown yet.
    case notShown = "bridge/not-shown"
    /// The page in the web view belongs to another release of the SDK.
    case protocolMismatch = "bridge/protocol-mismatch"
    /// The web view did not respond in time.
    case timeout = "bridge/timeout"
    /// The result was too large to pass between the web view and the app.
    case tooLarge = "bridge/too-large"
    /// The object was already removed.
    case unknownHandle = "bridge/unknown-handle"
    /// The system ended the web view.
    case webViewLost = "bridge/web-view-lost"
    /// The device does not support WebGL 2.
    case noWebGL = "map-view/no-webgl"
    /// No venue has this id.
    case unknownVenue = "map-view/unknown-venue"
    /// The key is not valid for this venue.
    case wrongKey = "map-view/wrong-key"
    /// The venue could not be downloaded.
    case network = "map-view/network"
    /// The bundle cannot be read.
    case badBundle = "map-view/bad-bundle"
    /// The value of an option is out of range.
    case badOption = "map-view/bad-option"
    /// The target has no position in this venue.
    case unknownTarget = "map-view/unknown-target"
    /// The state belongs to another venue.
    case badViewState = "map-view/bad-view-state"
    /// A model could not be loaded.
    case modelFailed = "map-view/model-failed"
    /// An image could not be loaded.
    case imageFailed = "map-view/image-failed"
    /// No element has this id.
    case unknownElement = "venue/unknown-element"
    /// The venue is not available in this language.
    case unknownLanguage = "venue/unknown-language"
  }
}
