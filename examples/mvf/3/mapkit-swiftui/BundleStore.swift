import Foundation
import ZIPFoundation

// #region store
/// Keeps a venue's latest bundle on the device.
actor BundleStore {
    private let folder: URL

    init(venue: String) {
        folder = URL.applicationSupportDirectory.appending(path: "venues/\(venue)")
    }

    /// Returns the folder of the unzipped bundle, or of the last download when offline.
    func open(from address: URL) async throws -> URL {
        let bundle = folder.appending(path: "bundle")
        let tag = folder.appending(path: "etag")
        let isKept = FileManager.default.fileExists(atPath: bundle.path)
        var request = URLRequest(url: address)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        if isKept, let known = try? String(contentsOf: tag, encoding: .utf8) {
            request.setValue(known, forHTTPHeaderField: "If-None-Match")
        }
        do {
            let (zip, response) = try await URLSession.shared.download(for: request)
            guard let answer = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            if answer.statusCode == 304 { return bundle }
            guard answer.statusCode == 200 else { throw URLError(.badServerResponse) }
            try replace(bundle, with: zip)
            try (answer.value(forHTTPHeaderField: "ETag") ?? "").write(to: tag, atomically: true, encoding: .utf8)
            return bundle
        } catch let error as URLError where isKept && error.code == .notConnectedToInternet {
            return bundle
        }
    }

    /// Unzips beside the old bundle first, so that a broken zip never replaces a good one.
    private func replace(_ bundle: URL, with zip: URL) throws {
        let files = FileManager.default
        let fresh = folder.appending(path: UUID().uuidString)
        try files.createDirectory(at: fresh, withIntermediateDirectories: true)
        try files.unzipItem(at: zip, to: fresh)
        if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
        try files.moveItem(at: fresh, to: bundle)
    }
}
// #endregion store
