import type { OpenAI } from 'openai';
import { BUILT_IN_MODEL } from './builtInModel.ts';
import type { ModelEvent, ModelQuestion, PromptPart, ToolCall } from './prompt.ts';

type Message = OpenAI.Chat.ChatCompletionMessageParam;

/** Asks by chat completions, which every service with OpenAI's protocol speaks. */
export async function* askChatCompletions(
  client: OpenAI,
  { model, prompt, tools, mayCall, mostTokens }: ModelQuestion,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  const events = await client.chat.completions.create(
    {
      ...(model === undefined
        ? { model: BUILT_IN_MODEL.name, reasoning_effort: BUILT_IN_MODEL.effort }
        : { model }),
      messages: prompt.flatMap(messagesOf),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => ({ type: 'function' as const, function: { ...tool } })),
        tool_choice: mayCall ? ('auto' as const) : ('none' as const),
      }),
      max_completion_tokens: mostTokens,
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal },
  );
  const calls: (ToolCall | undefined)[] = [];
  for await (const { choices, usage } of events) {
    const [choice] = choices;
    for (const { index, id, function: part } of choice?.delta.tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', name: '', args: '' });
      call.id ||= id ?? '';
      call.name += part?.name ?? '';
      call.args += part?.arguments ?? '';
    }
    if (choice?.delta.content) yield { text: choice.delta.content };
    if (usage) {
      const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
      yield { usage: { read: usage.prompt_tokens, cached, written: usage.completion_tokens } };
    }
    if (!choice?.finish_reason) continue;
    // A list that skips a place has a hole.
    for (const [place, call] of calls.entries())
      if (call) yield { call: { ...call, id: call.id || `call_${place}` } };
    yield { end: choice.finish_reason === 'length' ? 'cut' : 'whole' };
  }
}

function messagesOf(part: PromptPart): Message[] {
  if ('role' in part) return [part];
  const { call, result } = part;
  const { id, name, args } = call;
  return [
    {
      role: 'assistant',
      tool_calls: [{ id, type: 'function', function: { name, arguments: args } }],
    },
    { role: 'tool', tool_call_id: id, content: result },
  ];
}
