#!/bin/sh
set -eu

# #region publish
REST=https://portal.brand.example/rest

# Prints the field $1 of the JSON on standard input.
field() { sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; }

# Sends the JSON $2 to the path $1, with the token $TOKEN.
post() {
  curl --silent --fail-with-body "$REST$1" --data "$2" \
    --header "Authorization: Bearer ${TOKEN:-}" \
    --header 'Content-Type: application/json'
}

TOKEN=$(post /v1/token '{"key": "demo", "secret": "demo-secret-for-everyone"}' |
  field accessToken)
WORKSPACE=$(post /v1/workspaces '{"name": "Quay Offices"}' | field id)
MAP=$(post "/v1/workspaces/$WORKSPACE/maps" \
  '{"name": "Quay building", "sourceVenueId": "kestrel-house"}' | field id)
post "/v1/workspaces/$WORKSPACE/maps/$MAP/publish" '' > published.json
# #endregion publish

# #region key
post "/v1/workspaces/$WORKSPACE/keys" \
  '{"name": "Web server", "scopes": ["venues:read"]}' > key.json
KEY=$(field id < key.json)
SECRET=$(field secret < key.json)
# #endregion key

# #region fetch
TOKEN=$(post /v1/token "{\"key\": \"$KEY\", \"secret\": \"$SECRET\"}" |
  field accessToken)
URL=$(curl --silent --fail-with-body "$REST/v1/venues/$MAP/mvf?version=3" \
  --header "Authorization: Bearer $TOKEN" | field url)
mkdir -p public/venues/quay
curl --silent --fail-with-body --output public/venues/quay/mvf-3.zip "$URL"
# #endregion fetch
