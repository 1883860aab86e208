"""Publishes a page with a tile of each kind and a wallpaper, and reads it back, with nothing but Python's standard library:

TESSERA=https://tessera.example TESSERA_TOKEN=tessera_… python3 publish.py salt-and-smoke picture.jpg
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

SITE = os.environ.get("TESSERA", "http://localhost:3000")
TOKEN = os.environ["TESSERA_TOKEN"]


class Refused(Exception):
    """A refusal of the site. `code` is stable; `fields` says what is wrong with each field."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["extensions"]["code"]
        self.fields = error["extensions"].get("fields", {})
        self.retry_after = error["extensions"].get("retryAfter")


def ask(query, file=None, **variables):
    """Sends an operation, and with it a file for the variable `image`."""
    for left in (2, 1, 0):
        try:
            return send({"query": query, "variables": variables}, file)
        except Refused as refused:
            # Nothing was done if there is a time to wait.
            if refused.retry_after is None or left == 0:
                raise
            time.sleep(refused.retry_after)


def send(operation, file):
    headers = {"Authorization": "Token " + TOKEN, "Accept": "application/graphql-response+json"}
    if file is None:
        body, headers["Content-Type"] = json.dumps(operation).encode(), "application/json"
    else:
        operation["variables"]["image"] = None
        body, headers["Content-Type"] = form(operation, file)
        headers["Apollo-Require-Preflight"] = "true"
    request = urllib.request.Request(SITE + "/graphql", body, headers)
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    result = json.load(answer)
    if result.get("errors"):
        raise Refused(result["errors"][0])
    return result["data"]


def form(operation, file):
    """The body of an upload, as the GraphQL multipart request specification says."""
    boundary = uuid.uuid4().hex
    part = '--{}\r\nContent-Disposition: form-data; name="{}"{}\r\n\r\n'
    with open(file, "rb") as opened:
        content = opened.read()
    texts = [("operations", json.dumps(operation)), ("map", '{"0": ["variables.image"]}')]
    head = "".join(part.format(boundary, name, "") + text + "\r\n" for name, text in texts)
    head += part.format(boundary, "0", '; filename="picture"')
    return head.encode() + content + f"\r\n--{boundary}--\r\n".encode(), "multipart/form-data; boundary=" + boundary


def color(text, alpha=1):
    return {"hex": text, "alpha": alpha}


def main(linkname, file):
    style = {
        "text": color("#ffffff"),
        "button": color("#373a70"),
        "hover": color("#23254a"),
        "border": color("#000000", 0),
        "shadow": color("#000000", 0.2),
        "radius": 12,
        "thickness": 50,
    }
    upload = "mutation ($image: Upload!) { uploadTilePicture(image: $image) { id } }"
    picture = ask(upload, file)["uploadTilePicture"]["id"]
    tiles = [
        {"heading": {"name": "From the kitchen", "style": style}},
        {"text": {"name": "Focaccia", "html": "<p>Flour, water, salt, oil, and <strong>time</strong>.</p>", "style": style}},
        {"picture": {"name": "The oven", "picture": picture, "alternative": "A brick oven with a fire", "style": style}},
        {"link": {"name": "Where the flour comes from", "address": "https://example.org/mill", "style": style}},
        {"embed": {"name": "How to fold it", "address": "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "style": style}},
        {"contact": {"name": "Write to us", "contact": {"mail": "hello@example.org"}, "style": style}},
    ]
    design = {
        "title": "Salt & Smoke",
        "titleColor": color("#23254a"),
        "backgroundColor": color("#f5f3ed"),
        "tiles": tiles,
        "socialLinks": {"home": "https://example.org"},
    }

    # The page is published only if nobody has published it since it was read.
    version = ask("{ myPage { version } }")["myPage"]["version"]
    publish = "mutation ($input: PublishInput!) { publish(input: $input) { version } }"
    ask(publish, input={"design": design, "basedOnVersion": version})
    ask("mutation ($image: Upload!) { changeWallpaper(image: $image) { id } }", file)
    ask("mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { id } }", linkname=linkname)

    # A refusal has a code.
    try:
        ask(publish, input={"design": design, "basedOnVersion": version})
    except Refused as refused:
        assert refused.code == "PAGE_CHANGED_ELSEWHERE", refused.code

    read = "query ($linkname: String!) { publicPage(linkname: $linkname) { address design { title tiles { __typename name } } } }"
    page = ask(read, linkname=linkname)["publicPage"]
    names = ", ".join(f"{tile['name']} ({tile['__typename']})" for tile in page["design"]["tiles"])
    print(f"{page['address']}: {page['design']['title']}, {names}")


main(*sys.argv[1:])
