import { showToast, type Toast } from './toast.ts';

/**
 * Copies a text and says that it did, or that it could not. Where the page is not secure there is no clipboard, which is
 * a refusal too.
 */
export async function copyText(text: string, copied: string, failed: Toast): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copied });
  } catch {
    showToast(failed);
  }
}
