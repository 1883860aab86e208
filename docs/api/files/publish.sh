#!/bin/bash
# Publishes a page with a tile of each kind and a wallpaper, and reads it back, with curl:
#   TESSERA=https://tessera.example TESSERA_TOKEN=tessera_… bash publish.sh salt-and-smoke picture.jpg
set -euo pipefail
linkname=$1
picture=$2
TESSERA=${TESSERA:-http://localhost:3000}

# Sends an operation: its text, and its variables as JSON.
ask() {
  curl -sS --fail-with-body "$TESSERA/graphql" -H "Authorization: Token $TESSERA_TOKEN" -H 'Content-Type: application/json' \
    -H 'Accept: application/graphql-response+json' -d "{\"query\": \"$1\", \"variables\": ${2:-{\}}}"
}

# Sends an operation with the variable `image`: its text, and the path of the file.
upload() {
  curl -sS --fail-with-body "$TESSERA/graphql" -H "Authorization: Token $TESSERA_TOKEN" -H 'Apollo-Require-Preflight: true' \
    -F "operations={\"query\": \"$1\", \"variables\": {\"image\": null}}" -F 'map={"0": ["variables.image"]}' -F "0=@$2"
}

# The text of the first such field in an answer.
field() {
  sed -E "s/.*\"$1\":\"?([^\",}]*).*/\1/"
}

id=$(upload 'mutation ($image: Upload!) { uploadTilePicture(image: $image) { id } }' "$picture" | field id)
style='{"text": {"hex": "#ffffff", "alpha": 1}, "button": {"hex": "#373a70", "alpha": 1}, "hover": {"hex": "#23254a", "alpha": 1},
  "border": {"hex": "#000000", "alpha": 0}, "shadow": {"hex": "#000000", "alpha": 0.2}, "radius": 12, "thickness": 50}'
tiles='[
  {"heading": {"name": "From the kitchen", "style": '$style'}},
  {"text": {"name": "Focaccia", "html": "<p>Flour, water, salt, oil, and <strong>time</strong>.</p>", "style": '$style'}},
  {"picture": {"name": "The oven", "picture": "'$id'", "alternative": "A brick oven with a fire", "style": '$style'}},
  {"link": {"name": "Where the flour comes from", "address": "https://example.org/mill", "style": '$style'}},
  {"embed": {"name": "How to fold it", "address": "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "style": '$style'}},
  {"contact": {"name": "Write to us", "contact": {"mail": "hello@example.org"}, "style": '$style'}}]'
design='{"title": "Salt & Smoke", "titleColor": {"hex": "#23254a", "alpha": 1}, "backgroundColor": {"hex": "#f5f3ed", "alpha": 1},
  "tiles": '$tiles', "socialLinks": {"home": "https://example.org"}}'

version=$(ask '{ myPage { version } }' | field version)
ask 'mutation ($input: PublishInput!) { publish(input: $input) { version } }' "{\"input\": {\"design\": $design, \"basedOnVersion\": $version}}"
upload 'mutation ($image: Upload!) { changeWallpaper(image: $image) { id } }' "$picture"
ask 'mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { address } }' "{\"linkname\": \"$linkname\"}"
ask 'query ($linkname: String!) { publicPage(linkname: $linkname) { address design { title tiles { __typename name } } } }' "{\"linkname\": \"$linkname\"}"
