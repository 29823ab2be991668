# #region find
Install-Module -Name MicrosoftPlaces -Force
Connect-MicrosoftPlaces

$building = Get-PlaceV3 -Type Building | Where-Object DisplayName -eq 'Kestrel House'
Get-PlaceV3 -AncestorId $building.PlaceId | Export-Csv office.csv -NoTypeInformation
# #endregion find

# #region correlate
Import-MapCorrelations -MapFilePath office-places.zip
# Now copy PlaceId, Name and Type from office.csv to mapfeatures.csv.
Import-MapCorrelations -MapFilePath office-places.zip -CorrelationsFilePath mapfeatures.csv
# #endregion correlate

# #region upload
New-Map -BuildingId $building.PlaceId -FilePath imdf_correlated.zip
# #endregion upload

# #region update
Remove-Map -BuildingId $building.PlaceId
New-Map -BuildingId $building.PlaceId -FilePath imdf_correlated.zip
# #endregion update
