import java.io.File
import java.io.IOException
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import org.json.JSONObject

const val REST = "https://portal.brand.example/rest"
val client = OkHttpClient()

fun ask(request: Request): JSONObject =
    client.newCall(request).execute().use { response ->
        val body = JSONObject(response.body.string())
        if (!response.isSuccessful) {
            throw IOException("${body.getString("code")}: ${body.getString("next")}")
        }
        body
    }

fun getToken(key: String, secret: String): String {
    val body = JSONObject(mapOf("key" to key, "secret" to secret)).toString()
    val request = Request.Builder()
        .url("$REST/v1/token")
        .post(body.toRequestBody("application/json".toMediaType()))
        .build()
    return ask(request).getString("accessToken")
}

fun exportVenue(id: String, token: String): ByteArray {
    val request = Request.Builder()
        .url("$REST/v1/venues/$id/mvf?version=3")
        .header("Authorization", "Bearer $token")
        .build()
    val bundle = Request.Builder().url(ask(request).getString("url")).build()
    return client.newCall(bundle).execute().use { it.body.bytes() }
}

fun main() {
    val token = getToken("demo", "demo-secret-for-everyone")
    File("kestrel-house.zip").writeBytes(exportVenue("kestrel-house", token))
}
