import java.io.IOException
import java.util.UUID
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

fun drawFloor(venueId: String, floorId: String, token: String): String {
    val body = JSONObject(mapOf("floorId" to floorId, "width" to 1600)).toString()
    var job = ask(
        Request.Builder()
            .url("$REST/v1/venues/$venueId/svg")
            .header("Authorization", "Bearer $token")
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .post(body.toRequestBody("application/json".toMediaType()))
            .build()
    )
    while (job.getString("status") in setOf("queued", "running")) {
        Thread.sleep(1000)
        job = ask(
            Request.Builder()
                .url("$REST/v1/svg-jobs/${job.getString("id")}")
                .header("Authorization", "Bearer $token")
                .build()
        )
    }
    val url = job.getJSONObject("result").getString("url")
    return client.newCall(Request.Builder().url(url).build()).execute().use { it.body.string() }
}
