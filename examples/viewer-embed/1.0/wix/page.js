// #region page
$w.onReady(() => {
  $w('#gateButton').onClick(() => {
    $w('#map').postMessage({ place: 'gate-a1' });
  });
  $w('#map').onMessage(({ data }) => {
    $w('#chosenPlace').text = data.place ?? 'Choose a place on the map.';
  });
});
// #endregion page
