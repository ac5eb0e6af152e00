### Драфт по-русски. Как находятся сообщения: holmgang/texts/__init__.py

draft-name = Драфт «Берсерка»
draft-tagline = Стопки идут по кругу, и каждый собирает колоду из того, что ему досталось.
draft-goal =
    Из каждой стопки возьмите одну карту, остальные передайте соседу. Из своих 36 карт соберите
    колоду не меньше чем из 30 и сыграйте с ней дуэли в «Берсерка».
draft-home-start = Драфт с ботами

## Настройки

draft-option-players = Игроки
    .help = сколько человек участвует в драфте
draft-option-pack = Карты
    .help = набор карт: имя или путь к папке
draft-pack-realms = Стихии

## Места

draft-colour-red = Красный
draft-colour-blue = Синий
draft-colour-green = Зелёный
draft-colour-yellow = Жёлтый
draft-colour-black = Чёрный
draft-colour-white = Белый

## Вопросы

draft-ask-pick =
    { $who ->
        [you] Какую карту вы берёте?
       *[other] Все выбирают карту…
    }
    .help =
        Выбранная карта остаётся у вас рубашкой вверх, остальные вы передаёте соседу. Выбирают
        все одновременно. Чем меньше стихий в колоде, тем она сильнее: отряд из многих стихий
        получает меньше золота и серебра.
draft-ask-cut =
    { $who ->
        [you] Убрать ещё карту или колода готова?
       *[other] { $seat } собирает колоду…
    }
    .help =
        В колоде не меньше 30 из ваших 36 карт, поэтому убрать можно не больше шести. Число
        одинаковых карт в драфте не ограничено.
draft-ask-chance = Раздаются стопки…
draft-result-draw = Колоды собраны.
draft-ask-over = Колоды собраны.

## Действия

draft-action-deal = { $colour }: раздана карта «{ $card }»
draft-action-deal-hidden = { $colour }: раздана карта
draft-action-pick = Взять: { $card }
draft-action-pick-hidden = Взять карту
draft-action-cut = Убрать: { $card }
draft-action-cut-hidden = Убрать карту
draft-action-done = Колода готова

## События

draft-event-round =
    { $count ->
        [1] Взяты первые стопки; они идут налево.
        [2] Взяты вторые стопки; они идут направо.
       *[other] Взяты последние стопки; они идут налево.
    }
draft-event-took =
    { $who ->
        [you] Вы берёте свою стопку: { $cards }.
       *[other] { $seat } берёт стопку: { $cards }.
    }
draft-event-took-hidden = { $seat } берёт стопку.
draft-event-took-others = { $seats } берут свои стопки.
draft-event-picked =
    { $who ->
        [you] Вы берёте карту «{ $card }».
       *[other] { $seat } берёт карту «{ $card }».
    }
draft-event-picked-hidden = { $seat } берёт карту.
draft-event-picked-others = { $seats } берут по карте.
draft-event-got =
    { $who ->
        [you] Вам передали: { $cards }.
       *[other] { $seat } получает: { $cards }.
    }
draft-event-got-hidden = { $seat } получает следующую стопку.
draft-event-got-others = { $seats } получают следующие стопки.
draft-event-left-out =
    { $who ->
        [you] Вы убираете карту «{ $card }».
       *[other] { $seat } убирает карту «{ $card }».
    }
draft-event-left-out-hidden = { $seat } убирает карту.
draft-event-left-out-many =
    { $cards-count ->
        [0] { $seat } убирает карты: { $count }.
       *[other] { $who ->
            [you] Вы убираете карты: { $cards }.
           *[other] { $seat } убирает карты: { $cards }.
        }
    }
draft-event-left-out-others = { $seats } убирают по карте.
draft-event-built =
    { $who ->
        [you]
            { $count ->
                [one] Ваша колода готова: { $count } карта.
                [few] Ваша колода готова: { $count } карты.
               *[many] Ваша колода готова: { $count } карт.
            }
       *[other]
            { $count ->
                [one] { $seat }: колода готова, { $count } карта.
                [few] { $seat }: колода готова, { $count } карты.
               *[many] { $seat }: колода готова, { $count } карт.
            }
    }
draft-event-over = Все колоды собраны. Пора на дуэли!

## Почему чего-то нельзя

draft-reason-pick-now = сейчас выбирают карту из стопки
draft-reason-not-in-stack = карты «{ $card }» нет в вашей стопке
draft-reason-build-now = сейчас собирают колоды
draft-reason-deck-too-small = в колоде должно быть не меньше 30 карт
draft-reason-not-in-deck = карты «{ $card }» нет в вашей колоде

## Стол

draft-label-round =
    { $left ->
        [1] Стопка { $round } из 3, выбор { $step } из 12 · остальное налево
       *[other] Стопка { $round } из 3, выбор { $step } из 12 · остальное направо
    }
draft-label-building = Собираем колоды
draft-label-stack = Ваша стопка
draft-label-picks = Ваши карты
draft-label-spare =
    { $count ->
        [one] Можно убрать ещё { $count } карту.
        [few] Можно убрать ещё { $count } карты.
       *[many] Можно убрать ещё { $count } карт.
    }
draft-label-card = карта
draft-label-cost = цена
draft-label-life = жизнь
draft-label-move = ход
draft-label-strike = удар
draft-label-text = текст
draft-label-realms = По стихиям
draft-label-decks = Колоды
draft-label-duel = Дуэль с колодой: holmgang play berserk --option copies=free --option south="…"

## Конец драфта в браузере

draft-end-title = Колоды
draft-end-keep = Сохранить колоду
draft-end-kept = Колода лежит в вашей сборке колод.
draft-end-kept-name = Драфт { $day }
draft-end-duel = Дуэль
