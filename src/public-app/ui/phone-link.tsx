type Props = { number: string; className?: string };

/** A telephone number that calls when pressed, and never breaks over two lines. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} className={className}>
      {number.replaceAll(" ", "\u00a0")}
    </a>
  );
}
