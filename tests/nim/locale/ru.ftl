nim-name = Ним
nim-tagline = Одна кучка, два игрока и последний камешек.
nim-goal = Берите по очереди один, два или три камешка. Побеждает тот, кто взял последний.
nim-home-about = Древнейшая игра на счёт: не оставьте сопернику ни камешка.
nim-home-players = 2 игрока
nim-option-stones = Камешки
    .help = сколько камешков в кучке в начале
nim-view-stones = Камешки
bot-counting = Бот-счетовод
    .text = никогда не ошибается в счёте
nim-ask-take =
    { $who ->
        [you] Сколько камешков вы берёте?
       *[other] { $seat } берёт камешки.
    }
    .help = Один, два или три.
nim-action-take =
    { $count ->
        [one] Взять { $count } камешек
        [few] Взять { $count } камешка
       *[other] Взять { $count } камешков
    }
nim-event-took =
    { $who ->
        [you] Вы берёте { $count }; осталось { $left }.
       *[other] { $seat } берёт { $count }; осталось { $left }.
    }
