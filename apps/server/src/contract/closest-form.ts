import type { ErrorObject } from 'ajv/dist/2020.js';

/** Everything that is wrong with a value, by a form that it might have. */
type FaultsOf = (form: object, value: unknown) => readonly ErrorObject[];

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);
/** Constants and names tell forms apart: a form of which these do not fit was not meant. */
const strangeness = (faults: readonly ErrorObject[]) =>
  faults.filter(({ keyword }) => keyword === 'const' || keyword === 'enum').length;

/** Nothing fits this form, so whoever sent something meant another one. */
const isNull = (form: object) => 'type' in form && form.type === 'null';

function closestForm(choice: ErrorObject, faultsOf: FaultsOf): readonly ErrorObject[] {
  const forms = (choice.schema as readonly object[]).filter((form) => !isNull(form));
  const faults = forms.map((form) => faultsOf(form, choice.data));
  const [closest = []] = faults.toSorted(
    (one, other) => strangeness(one) - strangeness(other) || one.length - other.length,
  );
  if (closest.length === 0) return [choice];
  const inPlace = closest.map((fault) => ({
    ...fault,
    instancePath: `${choice.instancePath}${fault.instancePath}`,
  }));
  return withClosestForms(inPlace, faultsOf);
}

/**
 * Where a value might have had one of several forms, only what is wrong by the closest of them is told: whoever sends an
 * external plan with a wrong address need not read what an ordinary plan would lack (quality B05).
 * @param errors of a validation that keeps the schema and the value of each error
 */
export function withClosestForms(errors: readonly ErrorObject[], faultsOf: FaultsOf): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  const outermost = choices.filter(
    (choice) =>
      !choices.some(
        (other) =>
          other.instancePath !== choice.instancePath && isWithin(choice.instancePath, other.instancePath),
      ),
  );
  return [
    ...errors.filter(
      (error) => !outermost.some((choice) => isWithin(error.instancePath, choice.instancePath)),
    ),
    ...outermost.flatMap((choice) => closestForm(choice, faultsOf)),
  ];
}
