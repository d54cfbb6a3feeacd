// DATA: the fixed list of concepts, Japanese and English. Neutral vocabulary of offices, shops, plants and services; no wording of
// any exercise's requests. Japanese entries are matched as they stand, so verbs are given by their stems. docs/selector.md shows the list.

/** One concept: words that count as the same. */
export type Concept = {
  /** Permanent, English. */
  id: string;
  /** Japanese words and stems. */
  ja: readonly string[];
  /** English words, or phrases of up to three words. */
  en: readonly string[];
};

/** Words that contain an entry by chance. They are spent without a concept. */
export const blocked: readonly string[] =
  '日本 本日 本社 本人 本当 本体 本店 本部 基本 見本 資本 一本 二本 いつも いつか どこか いつでも 税関 関税 役割 割合 分割 割り当て 取引条件 支払先'.split(
    ' ',
  );

/** One concept a line: id, Japanese, English. Lines with "#" are headings. */
const table = `
# When, where, how many
when | いつ 何時 何日 何曜日 予定日 見込み | when, what time, eta, expected date
day | 日付 日時 日程 曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜 明日 明後日 あさって 来週 再来週 来月 今週 期間 | date, day, today, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week, next month
hour | 午前 午後 時間帯 時刻 夕方 朝一 | morning, afternoon, evening, hour, time slot
where | どこ どの棚 場所 位置 所在 置き場 置いて 保管場所 棚 | where, location, place, position, shelf
how-many | いくつ 何個 何件 何台 何冊 何枚 何本 何人 個数 数量 件数 台数 枚数 | how many, quantity, count, number of
how-much | いくら 金額 料金 価格 値段 代金 費用 単価 定価 値札 | how much, price, cost, fee, amount, charge
how-long | 何時間 何分 何日間 時間数 所要時間 | how long, how many hours, duration
deadline | 期限 期日 締切 締め切り 納期 いつまで 支払期限 支払期日 返却期限 返却日 提出期限 有効期限 | deadline, due, due date, by when, expire, expiry, expiration, payment deadline
late | 遅れ 遅延 延滞 滞納 期限切れ 期限を過ぎ | overdue, late, delay, past due, arrears
history | 履歴 過去 前回 以前 これまで 経歴 経緯 記録 この前 | history, past, previous, last time, record, log
status | 状況 状態 進捗 進み具合 ステータス 進行 | status, state, progress, condition
reason | 理由 原因 なぜ | reason, cause, why
who | 誰 だれ どなた 担当者 | who, whom, person in charge
total | 合計 総額 総数 集計 | total, sum, aggregate
average | 平均 | average, mean
# What is done
create | 作成 新規 追加 | create, add, generate
change | 変更 変え 変わっ 更新 修正 訂正 改め 書き換え | change, update, modify, edit, alter, revise
delete | 削除 消去 消し 抹消 | delete, remove, erase
cancel | 取り消 取消 キャンセル 取りやめ 中止 解約 やめたい | cancel, call off, abort, cancellation, terminate
search | 探 検索 見つけ | search, look for, find
compare | 比較 比べ | compare, comparison, versus
send | 送付 送信 送って 送る 送りたい 郵送 再送 | send, mail, forward, dispatch
receive | 受信 受領 受け取っ | receive, inbox
reserve | 予約 ブッキング 押さえ | reserve, reservation, book, booking, appointment
open-slot | 空き 空いて 空室 空席 空い 空き枠 | opening, openings, vacancy, vacant, free slot, open slot, slot
postpone | 延期 後ろ倒し 先送り | postpone, reschedule, put off
extend | 延長 延ばし 延ばす 伸ばし | extend, renew, renewal, prolong
approve | 承認 許可 認め 了承 決裁 | approve, approval, authorize, sign off
reject | 却下 否認 差し戻 断っ 断り 断る 拒否 不承認 | reject, deny, decline, turn down
apply | 申請 申し込 申込 届け出 出願 | apply, application, submit, file for
entrust | 依頼 頼み 要請 手配 | request, ask for, arrange, commission
register | 登録 会員 アカウント 入会 | register, registration, account, member, membership, sign up, enroll
stop | 停止 止め 止まっ 止まり 終了 | stop, halt, shut down, shutdown, pause, suspend
start | 開始 始め 始ま 起動 再開 | start, begin, launch, resume
report | 報告 レポート | report, summary
notify | 通知 知らせ お知らせ リマインド | notify, notification, remind, reminder
issue | 発行 再発行 | issue, reissue
print | 印刷 プリント コピー | print, copy
measure | 測定 計測 計っ 測っ | measure, measurement
calculate | 計算 算出 換算 | calculate, compute, convert
translate | 翻訳 通訳 | translate, translation
download | ダウンロード 書き出し エクスポート | download, export
upload | アップロード 取り込み インポート | upload, import
# Shops and deliveries
order | 注文 オーダー 発注 購入 買い 買っ 買う | order, purchase, buy, bought
delivery | 配送 配達 発送 出荷 届 到着 荷物 宅配 輸送 運送 着荷 追跡 | deliver, delivery, ship, shipment, shipping, arrive, arrival, parcel, package, courier, track
product | 商品 品物 製品 アイテム 取り扱 取扱 品ぞろえ 販売 売って 売り場 | product, item, goods, merchandise
stock | 在庫 残数 残量 残って 残り 品切れ 欠品 売り切れ | stock, in stock, inventory, available, availability, sold out
give-back | 返品 返却 返送 返した 返す 返し 返し方 | return, send back, give back, bring back
exchange | 交換 取り替え 取替 差し替え 引き換え | exchange, replace, replacement, swap
refund | 返金 払い戻 払戻 | refund, reimburse, money back
damage | 破損 割れ 壊れ 壊し 破れ 欠け 損傷 汚れ 傷 | broken, break, damage, crack, torn, scratch
customer | 顧客 お客 得意先 取引先 客先 | customer, client, buyer
contact | 連絡先 連絡 電話 電話番号 メール メールアドレス | contact, phone, telephone, email, e mail, call
address | 住所 宛先 届け先 お届け先 送付先 配送先 | address, destination, ship to
color | 色 カラー | color, colour
size | サイズ 大きさ 寸法 | size, dimension
weight | 重量 重さ 重さが | weight, weigh, heavy
discount | 割引 値引 クーポン 特典 ポイント | discount, coupon, point, voucher
store | 店舗 支店 拠点 分館 | store, shop, branch
hours | 営業時間 営業日 開館 閉館 休館 開店 閉店 | opening hours, business hours, open, close
# Money
invoice | 請求 請求書 インボイス | invoice, bill, billing, statement
breakdown | 内訳 明細 品目 | breakdown, itemized, line item
payment | 支払 払 決済 納付 | pay, payment, paid, remit, settle
incoming-money | 入金 振込 振り込 着金 送金 | payment received, transfer, wire transfer, deposit
receipt | 領収 領収書 領収証 レシート | receipt, proof of payment
quote | 見積 見積もり 見積書 概算 試算 | quote, quotation, estimate
contract | 契約 契約書 プラン 定期購読 | contract, agreement, subscription, plan
tax | 税 消費税 税率 | tax, vat
bank | 口座 銀行 口座番号 | bank, bank account
balance | 残高 | balance
dunning | 督促 催促 未払 未入金 未収 | dunning, unpaid, outstanding, chase, overdue notice
expense | 経費 立替 精算 交通費 出張費 | expense, reimbursement
credit-card | クレジット カード番号 | credit card, debit card
budget | 予算 | budget
# People and work
employee | 社員 従業員 職員 スタッフ | employee, staff, colleague, worker
person-name | 氏名 名前 姓名 さんの さんは | full name, first name, last name
department | 部署 部門 所属 経理 総務 人事 営業部 何課 何部 | department, division, section, affiliation
extension-number | 内線 内線番号 | extension number, phone extension
leave | 休暇 有給 有休 休み 休む 休んで 休みたい 年休 半休 欠勤 | leave, vacation, holiday, day off, time off, days off, paid leave
work-time | 勤務 勤怠 労働時間 出勤 退勤 働い 働き | working hours, work hours, hours worked, attendance, timesheet
overtime | 残業 時間外 超過勤務 | overtime, extra hours
salary | 給与 給料 賃金 賞与 | salary, payroll, wage, bonus
seat | 席 座席 | seat, desk
manager | 上司 部長 課長 管理者 責任者 | manager, supervisor, boss
meeting | 会議 打ち合わせ ミーティング | meeting, conference
room | 会議室 部屋 客室 | room, meeting room
schedule | 予定 スケジュール カレンダー | schedule, calendar, agenda
training | 研修 講習 セミナー | training, course, seminar
task | 作業 業務 タスク | task, job, work order
# Clinics
patient | 患者 | patient
treatment | 治療 診療 処置 手術 施術 | treatment, treat, therapy, surgery
examination | 診察 検診 健診 受診 | checkup, consultation, medical examination
visit | 来院 通院 来店 来館 訪問 | visit, come in
medicine | 薬 処方 | medicine, medication, prescription, drug
symptom | 症状 痛み 痛い 痛く 発熱 | symptom, pain, fever, ache
doctor | 医師 担当医 主治医 | doctor, physician, dentist
# Plants and equipment
machine | 設備 機械 装置 機器 マシン | machine, machinery, equipment, device
alarm | 警報 アラーム 異常 エラー 警告 | alarm, alert, warning, error, abnormality
repair | 修理 修繕 補修 直し 直す 直せ | repair, fix, mend
inspection | 点検 検査 整備 保守 保全 メンテナンス | inspect, inspection, maintenance, service
fault | 故障 不具合 トラブル 不調 | fault, malfunction, out of order, failure, trouble
part | 部品 パーツ 部材 | part, component, spare part
production | 生産 製造 生産数 生産高 生産量 | produce, production, manufacture, output
defect | 不良 不良品 欠陥 不合格 | defect, defective, reject rate
warehouse | 倉庫 保管 | warehouse, storage
temperature | 温度 気温 室温 | temperature
# Libraries and lending
book | 本 図書 書籍 資料 蔵書 文献 雑誌 小説 絵本 漫画 新聞 | books, library book, volume, magazine
lend | 借り 借用 貸出 貸し 貸して 貸す レンタル | borrow, lend, loan, check out, checked out, rent, rental
author | 著者 作者 作家 筆者 | author, writer, written by
title | 題名 書名 タイトル 作品 | title, work titled
waiting | 順番 待ち 待って 取り置 | waiting list, queue, on hold, hold
# Computers and everyday
password | パスワード 暗証番号 | password, passcode, pin code
login | ログイン サインイン | log in, login, sign in
permission | 権限 アクセス権 | permission, access right, privilege
inquiry | 問い合わせ 質問 相談 チケット | inquiry, enquiry, question, support ticket, ticket
document | 文書 書類 ファイル | document, file, paper
weather | 天気 天候 降水 | weather, forecast, rain
route | 道順 経路 行き方 ルート | route, direction, directions, how to get
meal | 食事 料理 レシピ メニュー 食堂 昼食 | meal, recipe, menu, lunch, dinner, restaurant
trip | 旅行 出張 宿泊 ホテル | trip, travel, hotel, lodging
flight | 航空券 飛行機 フライト 便名 | flight, airline, plane ticket
music | 音楽 曲名 歌手 | music, song, singer
`;

function concept(line: string): Concept {
  const [id = '', ja = '', en = ''] = line.split(' | ');
  return { id, ja: ja.split(' '), en: en.split(', ') };
}

/** All concepts, in a fixed order. */
export const lexicon: readonly Concept[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(concept);
