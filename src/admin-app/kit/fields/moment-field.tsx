import { Button, TextInput } from "@mantine/core";
import { useRef } from "react";
import { fromLocalInput, toLocalInput } from "#contracts/text/local-moment.ts";

/** No date, so that the contract refuses it: half a date must not be taken for none. */
const INCOMPLETE = "incomplete";

type Props = {
  name: string;
  label: string;
  hint: string;
  /** Props of the form for this input. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  input: any;
  /** Called with a moment, or "" for none. */
  onMoment: (moment: string) => void;
};

/** A moment by the clocks of Tunis, or none. */
export function MomentField({ name, label, hint, input: { error, ...props }, onMoment }: Props) {
  const stored: string = props.value ?? "";
  const shown = toLocalInput(stored);
  const field = useRef<HTMLInputElement>(null);

  function handle({ value, validity }: HTMLInputElement) {
    // The field has no seconds: going through it must not take those of the date away.
    const isUntouched = value === shown && stored !== INCOMPLETE;
    if (validity.badInput) onMoment(INCOMPLETE);
    else if (!isUntouched) onMoment(fromLocalInput(value));
  }

  return (
    <div>
      <TextInput
        {...props}
        ref={field}
        name={name}
        type="datetime-local"
        label={label}
        description={hint}
        min="2000-01-01T00:00"
        max="2100-12-31T23:59"
        value={shown}
        error={stored === INCOMPLETE ? "Complétez la date et l’heure." : error}
        onChange={(event) => handle(event.currentTarget)}
        onBlur={(event) => handle(event.currentTarget)}
      />
      {stored !== "" && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt={4}
          aria-label={`Retirer la date\u202f: ${label}`}
          onClick={() => {
            onMoment("");
            field.current?.focus();
          }}
        >
          Retirer la date
        </Button>
      )}
    </div>
  );
}
