curl --fail --create-dirs --output next-plan/L0.geojson \
  'https://portal.brand.example/samples/data-sync/1.0/geodata/next-plan/L0.geojson'
curl --fail --create-dirs --output next-plan/L1.geojson \
  'https://portal.brand.example/samples/data-sync/1.0/geodata/next-plan/L1.geojson'
npx mvf convert next-plan --name "Quay building" --output quay-next.zip
