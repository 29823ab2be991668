' #region widget
function createMap(port as object) as object
  mode = createObject("roVideoMode")
  screen = createObject("roRectangle", 0, 0, mode.getResX(), mode.getResY())
  config = {
    url: "https://portal.brand.example/viewer/?venue=harbour-mall&mode=directory&kiosk=60&floor=f_ground"
    port: port
    mouse_enabled: true
    nodejs_enabled: false
    security_params: { websecurity: true }
  }
  widget = createObject("roHtmlWidget", screen, config)
  widget.show()
  return widget
end function
' #endregion widget

' #region loop
sub main()
  port = createObject("roMessagePort")
  widget = createMap(port)
  while true
    event = wait(0, port)
    if type(event) = "roHtmlWidgetEvent" then
      data = event.getData()
      if data.reason = "load-error" then
        print "The map failed to load: "; data.message
        sleep(30000)
        ' Create a new widget instead of a new URL, so that nothing of the failed page remains.
        widget = invalid
        widget = createMap(port)
      end if
    end if
  end while
end sub
' #endregion loop
