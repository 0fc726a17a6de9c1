let count = 0;

/** A number that no other call in this process gives, for what must be unique. */
export function nextNumber(): number {
  count += 1;
  return count;
}
