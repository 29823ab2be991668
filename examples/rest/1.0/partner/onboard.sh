#!/bin/sh
set -eu

# #region onboard
REST=https://portal.brand.example/rest

TOKEN=$(curl --silent --fail-with-body "$REST/v1/token" \
  --header 'Content-Type: application/json' \
  --data '{"key": "demo", "secret": "demo-secret-for-everyone"}' |
  sed 's/.*"accessToken":"\([^"]*\)".*/\1/')

curl --silent --fail-with-body "$REST/v1/workspaces" \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: crm-20418' \
  --data '{"name": "Harbour Retail Group", "externalId": "crm-20418"}'
# #endregion onboard
