import os
import requests

REST = os.environ.get("REST_URL", "https://portal.brand.example/rest")


def ask(method, path, **request):
    response = requests.request(method, REST + path, timeout=30, **request)
    if not response.ok:
        problem = response.json()
        raise RuntimeError(f"{problem['code']}: {problem['detail']} {problem['next']}")
    return response.json()


token = ask(
    "POST",
    "/v1/token",
    json={"key": "demo", "secret": "demo-secret-for-everyone"},
)
headers = {"Authorization": f"Bearer {token['accessToken']}"}
export = ask("GET", "/v1/venues/kestrel-house/mvf", params={"version": 3}, headers=headers)

with open("kestrel-house.zip", "wb") as file:
    file.write(requests.get(export["url"], timeout=60).content)
