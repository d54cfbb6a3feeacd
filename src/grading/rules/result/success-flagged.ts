// What was done is a success. As a failure it is done a second time, or given up.
import { join } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';

/** One sentence that tells of something done. "Deleted" and "closed" are left out: what is gone may be why a call failed. */
const done =
  /^(?:(?:ok|done|success)[.!,:]? ?)?(?:the )?[\w#"' -]{1,60} (?:was|were|has been|have been) (?:successfully )?(?:created|saved|sent|booked|uploaded|stored|added|updated)(?: successfully)?[.!]?$|^(?:successfully )?(?:created|saved|sent|booked|uploaded|stored|added|updated) (?!by\b)[\w#"' -]{1,60}[.!]?$|^[\w#"' -]{1,60} (?:completed|finished|succeeded|ended) successfully[.!]?$|^(?:ok|done|success)[.!]?$/i;
const japanese = /^[^。]{0,40}(?:作成|保存|送信|登録|追加|予約|更新)(?:を|が)?(?:完了)?しました。?$/;
/** What makes the same words a refusal, or half a success. */
const except =
  /\b(?:not|never|no|already|but|only|partial(?:ly)?|except|fail\w*|error|cannot|without|before|after|by (?:another|someone)|since|when|because)\b|n't\b|ません|失敗|エラー|すでに|既に|のみ|だけ|以外/i;

export const successFlagged: ResultRule = {
  id: 'result.success-flagged',
  find: ({ pointer, heard }) => {
    const text = (heard.spoken === '' ? heard.read : heard.spoken).normalize('NFKC').trim();
    if (!heard.failed || heard.kind !== undefined || heard.category !== undefined || except.test(text)) return [];
    return done.test(text) || japanese.test(text) ? [{ pointer: join(pointer, 'isError'), params: { text: text.slice(0, 80) } }] : [];
  },
};
