# #region chromium
chromium --kiosk --incognito --noerrdialogs \
  "https://portal.brand.example/viewer/?venue=harbour-mall&mode=directory&kiosk=60&floor=f_ground"
# #endregion chromium
