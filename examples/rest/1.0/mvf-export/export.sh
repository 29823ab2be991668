#!/bin/sh
set -eu

# #region export
REST=https://portal.brand.example/rest

TOKEN=$(curl --silent --fail-with-body "$REST/v1/token" \
  --header 'Content-Type: application/json' \
  --data '{"key": "demo", "secret": "demo-secret-for-everyone"}' |
  sed 's/.*"accessToken":"\([^"]*\)".*/\1/')

BUNDLE=$(curl --silent --fail-with-body "$REST/v1/venues/kestrel-house/mvf?version=3" \
  --header "Authorization: Bearer $TOKEN" |
  sed 's/.*"url":"\([^"]*\)".*/\1/')

curl --silent --fail-with-body --output kestrel-house.zip "$BUNDLE"
# #endregion export
