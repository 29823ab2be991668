extension FileManager {
  func unzipItem(at sourceURL: URL, to destinationURL: URL) throws
}
