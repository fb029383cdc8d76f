import {
  breaks,
  floods,
  oddities,
  operations,
  samplesOf,
  toRequest,
} from '../../src/contract/contract-samples.ts';
import type { Sample, SentRequest } from '../../src/contract/contract-samples.ts';
import { notBuilt } from '../../src/contract/not-built.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { Api } from '../support/api.ts';
import { forEachOf, slowestHealth, timed, type Figure } from './figure.ts';

const missing: ReadonlySet<string> = new Set(notBuilt);
const built = operations.filter(({ id }) => !missing.has(id));

interface Shot {
  readonly operation: Operation;
  readonly request: SentRequest;
  readonly isBroken: boolean;
}

/** A sample that speaks about records that there are: ids are small numbers in the demo world. */
function aimed(sample: Sample): Sample {
  const text = JSON.stringify(sample, (name, value: unknown) =>
    typeof value === 'number' && /id$/i.test(name) ? (Math.abs(value) % 20) + 1 : value,
  );
  return JSON.parse(text) as Sample;
}

async function shotsAt(operation: Operation): Promise<Shot[]> {
  const samples = samplesOf(operation);
  const [first] = samples;
  const fitting = samples.flatMap((sample) => [sample, aimed(sample)]);
  const broken = first
    ? [...breaks(operation, first), ...oddities(operation, first)].map(({ sample }) => sample)
    : [];
  const shot = async (sample: Sample, isBroken: boolean): Promise<Shot> => ({
    operation,
    isBroken,
    request: await toRequest(operation, sample),
  });
  return Promise.all([
    ...fitting.map((sample) => shot(sample, false)),
    ...broken.map((sample) => shot(sample, true)),
  ]);
}

async function send(api: Api, { method, url, payload, headers = {} }: SentRequest): Promise<Response> {
  return api.request(url, { method, headers, ...(payload === undefined ? {} : { body: payload }) });
}

/** C01, C03: what fits the contract and what does not, at every built operation. Nothing is a failure of ours. */
export async function fuzz(origin: string): Promise<Figure[]> {
  const api = await Api.signIn(origin, 'administrator');
  const shots = (await Promise.all(built.map(shotsAt))).flat();
  const failures: string[] = [];
  const accepted: string[] = [];
  let slowest = 0;
  await forEachOf(shots, 6, async ({ operation, request, isBroken }) => {
    const ms = await timed(async () => {
      const { status } = await send(api, request).then(
        async (answer) => (await answer.arrayBuffer(), answer),
      );
      if (status >= 500)
        failures.push(`${operation.id}: ${status} ${request.url} ${String(request.payload)}`);
      if (isBroken && status !== 400) accepted.push(`${operation.id}: ${status}`);
    });
    slowest = Math.max(slowest, ms);
  });
  for (const line of [...failures, ...accepted].slice(0, 20)) console.error(line.slice(0, 400));
  const row = 'C01, C03';
  return [
    { row, measure: `requests of the fuzz that failed, of ${shots.length}`, value: failures.length, most: 0 },
    { row, measure: 'broken requests that were taken', value: accepted.length, most: 0 },
    { row, measure: 'slowest answer to the fuzz in ms', value: slowest, most: 5_000 },
  ];
}

/** C04: lists far longer than the contract allows, as large as a body may be. */
export async function flood(origin: string, mostMs: number): Promise<Figure[]> {
  const api = await Api.signIn(origin, 'administrator');
  const shots = built.flatMap((operation) => {
    const [sample] = samplesOf(operation);
    return sample
      ? floods(operation, sample).map((body) => ({ operation, sample: { ...sample, body } }))
      : [];
  });
  let slowest = 0;
  let others = 0;
  const work = forEachOf(shots, 1, async ({ operation, sample }) => {
    const request = await toRequest(operation, sample);
    const ms = await timed(async () => {
      if ((await send(api, request)).status !== 400) others += 1;
    });
    slowest = Math.max(slowest, ms);
  });
  const health = await slowestHealth(origin, work);
  return [
    {
      row: 'C04',
      measure: `bodies of a megabyte that were not refused, of ${shots.length}`,
      value: others,
      most: 0,
    },
    { row: 'C04', measure: 'slowest refusal of a megabyte in ms', value: slowest, most: mostMs },
    { row: 'C04', measure: 'slowest sign of life meanwhile in ms', value: health, most: mostMs },
  ];
}
