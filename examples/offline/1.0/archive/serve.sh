unzip site.zip -d docs
python3 -m http.server 8080 --directory docs
