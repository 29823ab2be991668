import os
import requests

REST = os.environ.get("REST_URL", "https://portal.brand.example/rest")


def create_workspace(name, contract, token):
    response = requests.post(
        f"{REST}/v1/workspaces",
        json={"name": name, "externalId": contract},
        headers={"Authorization": f"Bearer {token}", "Idempotency-Key": contract},
        timeout=30,
    )
    answer = response.json()
    if not response.ok:
        raise RuntimeError(f"{answer['code']}: {answer['next']}")
    return answer["id"]
