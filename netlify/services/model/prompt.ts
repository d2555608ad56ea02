/** What somebody said. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A tool that the model wants used, with its arguments as JSON. */
export interface ToolCall {
  id: string;
  name: string;
  args: string;
}

/** What a model reads: what was said, and what came of its calls. */
export type PromptPart = PromptMessage | { call: ToolCall; result: string };

/** A tool as a model is told of it. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema of its arguments. */
  parameters: Record<string, unknown>;
}

/** Tokens that a call cost. */
export interface Usage {
  read: number;
  /** Of those, which the service had kept from a call before. */
  cached: number;
  written: number;
}

/** What comes of a call to a model, by and by. */
export interface ModelEvent {
  text?: string;
  /** A call, whole. */
  call?: ToolCall;
  usage?: Usage;
  /** The answer is over: by itself, or at the limit of its length. */
  end?: 'whole' | 'cut';
}

/** What is asked of a model once. */
export interface ModelQuestion {
  /** Absent for the built-in choice. */
  model: string | undefined;
  prompt: readonly PromptPart[];
  tools: readonly ModelTool[];
  /** Whether it may call them; where not, it is told of them all the same, so that what comes first stays the same. */
  mayCall: boolean;
  mostTokens: number;
}
