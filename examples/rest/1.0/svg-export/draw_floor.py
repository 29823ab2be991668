import os
import time
import uuid
import requests

REST = os.environ.get("REST_URL", "https://portal.brand.example/rest")


def draw_floor(venue_id, floor_id, token):
    session = requests.Session()
    session.headers["Authorization"] = f"Bearer {token}"
    response = session.post(
        f"{REST}/v1/venues/{venue_id}/svg",
        json={"floorId": floor_id, "labels": True, "width": 1600},
        headers={"Idempotency-Key": str(uuid.uuid4())},
        timeout=30,
    )
    response.raise_for_status()
    job = response.json()
    while job["status"] in ("queued", "running"):
        time.sleep(1)
        job = session.get(f"{REST}/v1/svg-jobs/{job['id']}", timeout=30).json()
    if job["status"] != "done":
        raise RuntimeError(f"The drawing is {job['status']}.")
    return requests.get(job["result"]["url"], timeout=60).text
