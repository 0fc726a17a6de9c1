const MINUTE_MS = 60_000;

/** Most that is counted of one peer in a minute: more is no reading. An office behind one address has room in it. */
const COUNTED_MAX = 120;

/** Most peers that are told apart in a minute; what others do is passed over. */
const PEERS_MAX = 10_000;

/** Says of each visit whether it is still to be counted, so that a program that opens pages does not make the figures. */
export function createVisitLimit() {
  const counts = new Map<string, number>();
  let minute = 0;

  return (peer: string, now: Date): boolean => {
    const present = Math.floor(now.getTime() / MINUTE_MS);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    const count = counts.get(peer) ?? 0;
    if (count >= COUNTED_MAX || (count === 0 && counts.size >= PEERS_MAX)) return false;
    counts.set(peer, count + 1);
    return true;
  };
}
