import type { ManufacturingCycleDefinition } from '@crt/api-client/types-main';
import { cycleDefinitionTexts as texts } from '../workflow.texts.ts';

/** A work procedure as it is entered. */
export interface ProcedureDraft {
  /** Tells it apart in the form, whatever is typed. */
  readonly key: string;
  /** Null until it is saved. */
  readonly id: number | null;
  readonly materialNumber: string;
  readonly workflows: readonly number[];
}

/** What is entered for a definition. */
export interface DefinitionDraft {
  readonly name: string;
  readonly workProcedures: readonly ProcedureDraft[];
}

/** A definition that was read, or nothing for a new one, as its form begins. */
export function draftOf(definition: ManufacturingCycleDefinition | undefined): DefinitionDraft {
  if (!definition) return { name: '', workProcedures: addProcedure([]) };
  return {
    name: definition.name,
    workProcedures: definition.workProcedures.map(({ id, materialNumber, workflows }) => ({
      key: String(id),
      id,
      materialNumber,
      workflows: workflows.map((workflow) => workflow.id),
    })),
  };
}

/** Adds an empty work procedure at the end. */
export function addProcedure(procedures: readonly ProcedureDraft[]): readonly ProcedureDraft[] {
  const numbers = procedures.flatMap(({ key }) => (key.startsWith('new ') ? Number(key.slice(4)) : []));
  const key = `new ${Math.max(0, ...numbers) + 1}`;
  return [...procedures, { key, id: null, materialNumber: '', workflows: [] }];
}

/** Puts a work procedure at another place, counted from 0. */
export function moveProcedure(
  procedures: readonly ProcedureDraft[],
  key: string,
  to: number,
): readonly ProcedureDraft[] {
  const rest = procedures.filter((procedure) => procedure.key !== key);
  return [
    ...rest.slice(0, to),
    ...procedures.filter((procedure) => procedure.key === key),
    ...rest.slice(to),
  ];
}

/** What is missing, by its place in the request; nothing when all is there. */
export function missingFacts({ name, workProcedures }: DefinitionDraft): Readonly<Record<string, string>> {
  const missing: (readonly [string, string])[] = [
    ...(name.trim() === '' ? [['name', texts.required(texts.name)] as const] : []),
    ...(workProcedures.length === 0 ? [['workProcedures', texts.required(texts.procedures)] as const] : []),
    ...workProcedures.flatMap(({ materialNumber, workflows }, index) => [
      ...(materialNumber.trim() === ''
        ? [[`workProcedures.${index}.materialNumber`, texts.required(texts.material)] as const]
        : []),
      ...(workflows.length === 0
        ? [[`workProcedures.${index}.workflows`, texts.required(texts.workflows)] as const]
        : []),
    ]),
  ];
  return Object.fromEntries(missing);
}
