#!/bin/sh
set -eu

# #region draw
REST=https://portal.brand.example/rest

TOKEN=$(curl --silent --fail-with-body "$REST/v1/token" \
  --header 'Content-Type: application/json' \
  --data '{"key": "demo", "secret": "demo-secret-for-everyone"}' |
  sed 's/.*"accessToken":"\([^"]*\)".*/\1/')

FLOOR=$(curl --silent --fail-with-body "$REST/v1/venues/kestrel-house" \
  --header "Authorization: Bearer $TOKEN" |
  sed 's/.*"floors":\[{"id":"\([^"]*\)".*/\1/')

JOB=$(curl --silent --fail-with-body "$REST/v1/venues/kestrel-house/svg" \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/json' \
  --data "{\"floorId\": \"$FLOOR\", \"width\": 1600}" |
  sed 's/.*"id":"\(job_[^"]*\)".*/\1/')

for SECOND in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  ANSWER=$(curl --silent --fail-with-body "$REST/v1/svg-jobs/$JOB" \
    --header "Authorization: Bearer $TOKEN")
  case $ANSWER in
    *'"status":"done"'*) break ;;
    *'"status":"failed"'*) echo "$ANSWER" >&2; exit 1 ;;
  esac
  sleep 1
done

curl --silent --fail-with-body --output floor.svg \
  "$(echo "$ANSWER" | sed 's/.*"url":"\([^"]*\)".*/\1/')"
# #endregion draw
