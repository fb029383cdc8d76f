import { Api } from '../support/api.ts';
import type { Figure } from './figure.ts';

/** Of so many cycles and combined orders every closed action is called. */
const looked = 60;

/** The calls behind the flags of a job. */
const jobActions = {
  canStartStep: 'StartCurrentStep',
  canCompleteStep: 'MarkCurrentStepAsCompleted',
  canUndoJob: 'UndoCurrentStep',
  canRestartJob: 'RestartManufacturingJob',
} as const;

type JobFlag = keyof typeof jobActions;
interface Job extends Readonly<Record<JobFlag, boolean>> {
  readonly id: number;
}
interface Cycle {
  readonly timestamp: string;
  readonly workOrderModels: readonly { readonly manufacturingJobs: readonly Job[] }[];
}

/** A call that the state of its record forbids, and a way to look at that record. */
interface ClosedCall {
  readonly words: string;
  call(): Promise<Response>;
  look(): Promise<string>;
}

async function closedActions(api: Api, id: number): Promise<ClosedCall[]> {
  const look = async () => (await api.request(`/api/ManufacturingCycle/GetDetails/${id}`)).text();
  const { data } = JSON.parse(await look()) as { data?: Cycle };
  if (!data) return [];
  return data.workOrderModels
    .flatMap(({ manufacturingJobs }) => manufacturingJobs)
    .flatMap((job) =>
      (Object.keys(jobActions) as JobFlag[])
        .filter((flag) => !job[flag])
        .map((flag) => ({
          words: `${jobActions[flag]} of job ${job.id}`,
          call: () =>
            api.post(`/api/ManufacturingCycle/${jobActions[flag]}`, {
              manufacturingCycleId: id,
              manufacturingJobId: job.id,
              timestampBase64: data.timestamp,
            }),
          look,
        })),
    );
}

/** Links that the system derives have the id 0, and nobody deletes them (F51). */
async function systemLinks(api: Api): Promise<ClosedCall[]> {
  const found: ClosedCall[] = [];
  for (let planId = 1; planId <= looked; planId += 1) {
    const look = async () => (await api.request(`/api/FulfilmentPlan/GetLinkedPlans/${planId}`)).text();
    if (!(await look()).includes('"canBeDeleted":false')) continue;
    const body = { fulfilmentPlanId: planId, linkId: 0 };
    const call = () => api.post('/api/FulfilmentPlan/DeleteLink', body);
    found.push({ words: `DeleteLink of plan ${planId}`, call, look });
  }
  return found;
}

/** B08: what the state of a record forbids is refused to whoever calls it directly, and changes nothing. */
export async function closedByState(origin: string): Promise<Figure[]> {
  const floor = await Api.signIn(origin, 'manufacturing');
  const ids = Array.from({ length: looked }, (_, place) => place + 1);
  const calls = [
    ...(await Promise.all(ids.map((id) => closedActions(floor, id)))).flat(),
    ...(await systemLinks(await Api.signIn(origin, 'planner'))),
  ];
  let done = 0;
  for (const { words, call, look } of calls) {
    const before = await look();
    const answer = await call();
    const { result } = (await answer.json()) as { result?: number };
    const isRefused = answer.status < 500 && (!answer.ok || (result !== undefined && result !== 0));
    if (isRefused && (await look()) === before) continue;
    done += 1;
    console.error(`${words}: ${answer.status}, result ${result}`);
  }
  const measure = `closed calls of ${calls.length} that were done`;
  // Fewer would mean that the demo world has nothing closed any more, and that this looks at nothing.
  const tooFew = calls.length < 100 ? 1 : 0;
  return [
    { row: 'B08', measure, value: done, most: 0 },
    { row: 'B08', measure: 'runs that found fewer than 100 closed calls', value: tooFew, most: 0 },
  ];
}
