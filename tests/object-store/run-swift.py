"""Runs one server of Debian's OpenStack Swift, or makes its rings, over a folder in place of /etc/swift.

run-swift.py FOLDER rings KIND=PORT...    run-swift.py FOLDER KIND-server
"""

import sys

from swift.common.utils import set_swift_dir

folder, program, *words = sys.argv[1:]
set_swift_dir(folder)

if program == "rings":
    from swift.common.ring import RingBuilder

    for kind, port in (word.split("=") for word in words):
        builder = RingBuilder(1, 1, 0)
        place = {"region": 1, "zone": 1, "ip": "127.0.0.1", "device": "disk", "weight": 1}
        builder.add_dev({**place, "port": int(port)})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{kind}.ring.gz")
else:
    from swift.common.wsgi import run_wsgi

    sys.exit(run_wsgi(f"{folder}/{program}.conf", program))
