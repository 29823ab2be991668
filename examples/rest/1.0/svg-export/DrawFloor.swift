import Foundation

struct Job: Decodable {
    struct Result: Decodable {
        let url: URL
    }

    let id: String
    let status: String
    let result: Result?
}

struct DrawingFailed: Error {
    let status: String
}

let rest = URL(string: "https://portal.brand.example/rest/")!

func send(_ path: String, token: String, body: [String: String]? = nil) async throws -> Job {
    var request = URLRequest(url: rest.appending(path: path))
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    if let body {
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(UUID().uuidString, forHTTPHeaderField: "Idempotency-Key")
        request.httpBody = try JSONEncoder().encode(body)
    }
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(Job.self, from: data)
}

func drawFloor(_ floorId: String, of venueId: String, token: String) async throws -> Data {
    let body = ["floorId": floorId, "style": "light"]
    var job = try await send("v1/venues/\(venueId)/svg", token: token, body: body)
    while job.status == "queued" || job.status == "running" {
        try await Task.sleep(for: .seconds(1))
        job = try await send("v1/svg-jobs/\(job.id)", token: token)
    }
    guard let result = job.result else {
        throw DrawingFailed(status: job.status)
    }
    let (drawing, _) = try await URLSession.shared.data(from: result.url)
    return drawing
}
