import Foundation

struct Workspace: Codable {
    let id: String
    let name: String
    let mapLimit: Int
}

struct Problem: Decodable, Error {
    let code: String
    let next: String
}

func createWorkspace(name: String, contract: String, token: String) async throws -> Workspace {
    let url = URL(string: "https://portal.brand.example/rest/v1/workspaces")!
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue(contract, forHTTPHeaderField: "Idempotency-Key")
    request.httpBody = try JSONEncoder().encode(["name": name, "externalId": contract])
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 201 else {
        throw try JSONDecoder().decode(Problem.self, from: data)
    }
    return try JSONDecoder().decode(Workspace.self, from: data)
}
