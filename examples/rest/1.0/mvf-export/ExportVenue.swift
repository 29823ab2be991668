import Foundation

struct Token: Decodable {
    let accessToken: String
}

struct Export: Decodable {
    let url: URL
    let sha256: String
}

struct Problem: Decodable, Error {
    let code: String
    let detail: String
    let next: String
}

let rest = URL(string: "https://portal.brand.example/rest/")!

func ask<Answer: Decodable>(_ request: URLRequest) async throws -> Answer {
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else {
        throw try JSONDecoder().decode(Problem.self, from: data)
    }
    return try JSONDecoder().decode(Answer.self, from: data)
}

func getToken(key: String, secret: String) async throws -> Token {
    var request = URLRequest(url: rest.appending(path: "v1/token"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(["key": key, "secret": secret])
    return try await ask(request)
}

func exportVenue(_ id: String, token: Token) async throws -> Data {
    var request = URLRequest(url: rest.appending(path: "v1/venues/\(id)/mvf"))
    request.setValue("Bearer \(token.accessToken)", forHTTPHeaderField: "Authorization")
    let export: Export = try await ask(request)
    let (bundle, _) = try await URLSession.shared.data(from: export.url)
    return bundle
}

let token = try await getToken(key: "demo", secret: "demo-secret-for-everyone")
let bundle = try await exportVenue("kestrel-house", token: token)
try bundle.write(to: URL(fileURLWithPath: "kestrel-house.zip"))
