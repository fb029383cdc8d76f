import { declarationsOf, importsOf, type Declaration, type Source } from './declarations.ts';

/** What makes a declaration a write, what makes it one with history and event, and which are let pass by name. */
export interface Road {
  /** The tables, as the code and as the database calls them. */
  readonly tables: readonly { readonly name: string; readonly sqlName: string }[];
  /** `file#name` of what sees to history and event, for who calls it. */
  readonly verbs: ReadonlySet<string>;
  /** `file#name` of what makes such verbs: what they are called stands where it is called. */
  readonly makers: ReadonlySet<string>;
  /** `file#name` of what writes without the road, and is right. */
  readonly exempt: ReadonlySet<string>;
}

/** The way from what nobody calls any more down to the write: `handlers.ts#x → verb.ts#y → verb.ts#z`. */
export type Way = readonly string[];

const keyOf = ({ file, name }: Declaration) => `${file}#${name}`;

const call = /([\w$]+)(?:<[^>()]*>)?\(/g;
/** What the road itself calls to load and to store. */
const stores = /^(?:export )?(?:const \w+|function \w+[^{]*\)): \w*(?:Aggregate|CompoundFacts)</;
/** A helper that only its own file calls: `finish` of the comments, `tell` of the rules. */
const isPrivate = ({ text }: Declaration) => /^(?:async )?function\b/.test(text);
const isHandler = ({ file }: Declaration) => file.endsWith('.handlers.ts');

/** What of some tables a text writes, in Drizzle, by the helpers of many rows, or in SQL. */
function writesTo(tables: Road['tables']): (text: string) => boolean {
  const names = tables.map(({ name }) => name).join('|');
  const sqlNames = tables.map(({ sqlName }) => sqlName).join('|');
  const write = new RegExp(
    [
      String.raw`\.(?:insert|update|delete)\(\s*(?:${names}|table)\s*\)`,
      String.raw`\b(?:updateRows|insertRows)\(\s*[\w.]+,\s*(?:${names}|table)\b`,
      String.raw`\b(?:updateStatement|insertStatement)\(\s*(?:${names}|table)\b`,
      String.raw`\b(?:update|insert into|delete from|merge into|truncate)\s+(?:only\s+)?(?:\$\{(?:${names}|table)\}|"?(?:${sqlNames})"?\s+(?:set|as|\(|where|values|select|using))`,
    ].join('|'),
    'i',
  );
  return (text) => write.test(text);
}

/**
 * Every way by which rows are written without the road. A declaration that writes, and does not see to history and event
 * itself, leaves both to who calls it, and so on upwards; where nobody calls any more, nobody has seen to it.
 */
export function waysBesideRoad(sources: readonly Source[], road: Road): Way[] {
  const declarations = sources.flatMap(declarationsOf);
  const resolve = resolverOf(sources);
  const callers = callersIn(declarations, resolve);
  const writes = writesTo(road.tables);
  const calls = (keys: ReadonlySet<string>) => (declaration: Declaration) =>
    [...declaration.text.matchAll(call)].some(([, name = '']) => keys.has(resolve(declaration.file, name)));
  const made = declarations.filter(calls(road.makers)).map(keyOf);
  const verbs = new Set([...road.verbs, ...road.makers, ...made]);
  for (let known = 0; known < verbs.size;) {
    known = verbs.size;
    for (const helper of declarations.filter(isPrivate).filter(calls(verbs))) verbs.add(keyOf(helper));
  }
  const isVerb = calls(verbs);
  const isSeenTo = (declaration: Declaration) =>
    isVerb(declaration) || stores.test(declaration.text) || road.exempt.has(keyOf(declaration));
  const seen = new Set<Declaration>();
  const ends: Way[] = [];
  function climb(declaration: Declaration, below: Way): void {
    if (seen.has(declaration) || isSeenTo(declaration)) return;
    seen.add(declaration);
    const way = [keyOf(declaration), ...below];
    const above = callers.get(keyOf(declaration)) ?? [];
    const [asked, further] = [above.filter(isHandler), above.filter((caller) => !isHandler(caller))];
    if (above.length === 0) ends.push(way);
    for (const handler of asked) ends.push([keyOf(handler), ...way]);
    for (const caller of further) climb(caller, way);
  }
  for (const declaration of declarations) if (writes(declaration.text)) climb(declaration, []);
  return ends;
}

/** Gives `file#name` of what a name in a file stands for, through files that hand it on too. */
function resolverOf(sources: readonly Source[]): (file: string, name: string) => string {
  const imports = new Map(sources.map((source) => [source.file, importsOf(source)]));
  const resolve = (file: string, name: string): string => {
    const [from, as] = imports.get(file)?.get(name)?.split('#') ?? [];
    return from === undefined || as === undefined ? `${file}#${name}` : resolve(from, as);
  };
  return resolve;
}

/** Who names whom, by `file#name` of who is named. */
function callersIn(
  declarations: readonly Declaration[],
  resolve: (file: string, name: string) => string,
): ReadonlyMap<string, readonly Declaration[]> {
  const known = new Set(declarations.map(keyOf));
  const callers = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const { file, name, words } = declaration;
    for (const word of words) {
      const key = word === name ? '' : resolve(file, word);
      if (known.has(key)) callers.set(key, [...(callers.get(key) ?? []), declaration]);
    }
  }
  return callers;
}
