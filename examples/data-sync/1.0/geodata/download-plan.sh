curl --fail --create-dirs --output plan/L0.geojson \
  'https://portal.brand.example/samples/data-sync/1.0/geodata/plan/L0.geojson'
curl --fail --create-dirs --output plan/L1.geojson \
  'https://portal.brand.example/samples/data-sync/1.0/geodata/plan/L1.geojson'
