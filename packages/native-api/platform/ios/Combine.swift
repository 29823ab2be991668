protocol ObservableObject: AnyObject {}
final class AnyCancellable: Hashable {
  func cancel()
  func store(in set: inout Set<AnyCancellable>)
}
