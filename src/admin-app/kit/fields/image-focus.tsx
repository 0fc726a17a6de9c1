import { Button, Group, Text } from "@mantine/core";
import { Crosshair } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { type Focus, objectPosition } from "#contracts/shared/picture.ts";
import { focusInWords } from "./focus-in-words.ts";
import classes from "./image-focus.module.css";

const CENTRE: Focus = { x: 50, y: 50 };

/** Percent that one press of an arrow moves it by. */
const STEP = 5;
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

/** Focus of a picture, chosen on the whole of it by a click or the arrows, beside what cards will show of it. Nothing
 *  chosen is its centre. */
export function ImageFocus({
  name,
  url,
  focus,
  onFocus,
}: {
  name: string;
  url: string;
  focus: Focus | undefined;
  onFocus: (focus: Focus | undefined) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { x, y } = focus ?? CENTRE;
  const source = normalizeImageUrl(url);

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    onFocus({ x: within(x + step.x), y: within(y + step.y) });
  }

  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        mt={6}
        leftSection={<Crosshair size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-label={`Cadrer ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        Cadrer
      </Button>
      {isOpen && (
        <>
          <Text size="xs" c="dimmed" my={4}>
            Cliquez sur ce qui doit rester visible quand l’image est rognée, ou déplacez le repère avec les flèches.
          </Text>
          <Group gap="sm" align="start">
            <div
              // It goes two ways, which no <input> does.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="slider"
              tabIndex={0}
              aria-label={`Point principal de ${name}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={x}
              aria-valuetext={focusInWords({ x, y })}
              className={classes.whole}
              onClick={handleClick}
              onKeyDown={handleKey}
            >
              <img src={source} alt="" className={classes.picture} />
              <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
            </div>
            <img src={source} alt="" className={classes.card} style={{ objectPosition: objectPosition(focus) }} />
          </Group>
          {focus && (
            <Button variant="subtle" color="gray" size="compact-xs" mt={4} onClick={() => onFocus(undefined)}>
              Recentrer
            </Button>
          )}
        </>
      )}
    </div>
  );
}
