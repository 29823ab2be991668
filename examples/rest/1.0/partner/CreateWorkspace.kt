import java.io.IOException
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import org.json.JSONObject

val client = OkHttpClient()

fun createWorkspace(name: String, contract: String, token: String): String {
    val body = JSONObject(mapOf("name" to name, "externalId" to contract)).toString()
    val request = Request.Builder()
        .url("https://portal.brand.example/rest/v1/workspaces")
        .header("Authorization", "Bearer $token")
        .header("Idempotency-Key", contract)
        .post(body.toRequestBody("application/json".toMediaType()))
        .build()
    return client.newCall(request).execute().use { response ->
        val answer = JSONObject(response.body.string())
        if (response.code != 201) {
            throw IOException("${answer.getString("code")}: ${answer.getString("next")}")
        }
        answer.getString("id")
    }
}
