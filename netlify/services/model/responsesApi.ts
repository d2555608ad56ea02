import type { OpenAI } from 'openai';
import { BUILT_IN_MODEL } from './builtInModel.ts';
import type { ModelEvent, ModelQuestion, PromptPart, Usage } from './prompt.ts';

type Item = OpenAI.Responses.ResponseInputItem;

/** Asks by OpenAI's Responses API; nothing of it is kept there. */
export async function* askResponses(
  client: OpenAI,
  { model, prompt, tools, mayCall, mostTokens }: ModelQuestion,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  const events = await client.responses.create(
    {
      ...(model === undefined
        ? { model: BUILT_IN_MODEL.name, reasoning: { effort: BUILT_IN_MODEL.effort } }
        : { model }),
      input: prompt.flatMap(itemsOf),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => ({ type: 'function' as const, ...tool, strict: false })),
        tool_choice: mayCall ? ('auto' as const) : ('none' as const),
      }),
      max_output_tokens: mostTokens,
      store: false,
      stream: true,
    },
    { signal },
  );
  for await (const event of events) {
    if (event.type === 'response.output_text.delta' || event.type === 'response.refusal.delta') {
      if (event.delta) yield { text: event.delta };
    } else if (event.type === 'response.output_item.done' && event.item.type === 'function_call') {
      const { call_id: id, name, arguments: args } = event.item;
      yield { call: { id, name, args } };
    } else if (event.type === 'response.completed' || event.type === 'response.incomplete') {
      const { usage } = event.response;
      if (usage) yield { usage: usageOf(usage) };
      yield { end: event.type === 'response.completed' ? 'whole' : 'cut' };
    } else if (event.type === 'response.failed') {
      throw new Error(event.response.error?.message ?? 'The model failed.');
    } else if (event.type === 'error') {
      throw new Error(event.message);
    }
  }
}

function itemsOf(part: PromptPart): Item[] {
  if ('role' in part) return [part];
  const { call, result } = part;
  return [
    { type: 'function_call', call_id: call.id, name: call.name, arguments: call.args },
    { type: 'function_call_output', call_id: call.id, output: result },
  ];
}

function usageOf(usage: OpenAI.Responses.ResponseUsage): Usage {
  return {
    read: usage.input_tokens,
    cached: usage.input_tokens_details.cached_tokens,
    written: usage.output_tokens,
  };
}
