import type { ManufacturingCycleDefinition } from '@crt/api-client/types-main';
import { tooLong } from '../../shared/edit/edit.texts.ts';
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

const mostCharacters = { name: 100, material: 40 } as const;

/** Why a text cannot be saved: it is missing, or longer than may be; longer ones are refused, never cut. */
function textError(field: keyof typeof mostCharacters, text: string): string | undefined {
  if (text.trim() === '') return texts.required(texts[field]);
  const most = mostCharacters[field];
  return text.length > most ? tooLong(texts[field], most) : undefined;
}

/** What is missing or too long, by its place in the request; nothing when all is well. */
export function faultyFacts({ name, workProcedures }: DefinitionDraft): Readonly<Record<string, string>> {
  const found: (readonly [string, string | undefined])[] = [
    ['name', textError('name', name)],
    ['workProcedures', workProcedures.length === 0 ? texts.required(texts.procedures) : undefined],
    ...workProcedures.flatMap(({ materialNumber, workflows }, index): typeof found => [
      [`workProcedures.${index}.materialNumber`, textError('material', materialNumber)],
      [
        `workProcedures.${index}.workflows`,
        workflows.length === 0 ? texts.required(texts.workflows) : undefined,
      ],
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([place, error]) => (error === undefined ? [] : [[place, error] as const])),
  );
}
